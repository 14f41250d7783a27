import { defineEmulator } from "emulate";
import { serveApi } from "./api";
import { catalogueRoutes } from "./catalogue";
import { checkoutRoutes } from "./checkout";
import { serveControls } from "./controls";
import { Deliveries } from "./deliveries";
import { eventRoutes } from "./events";
import { serveHostedPages } from "./hosted-pages";
import { invoiceRoutes } from "./invoices";
import { paymentRoutes } from "./payments";
import { portalRoutes } from "./portal";
import { subscriptionRoutes } from "./subscriptions";
import { emptyState, type State, World } from "./world";

/** Stripe on this machine: the part of its API that the product uses, with its hosted pages and its webhooks. */
export const localStripe = (webhook: State["webhook"]) =>
  defineEmulator<State>({
    name: "stripe",
    state: () => emptyState(webhook),
    cors: false,
    setup({ app, state, baseUrl, signal }) {
      const world = new World(state, baseUrl);
      const deliveries = new Deliveries(world, signal);
      const routes = [
        ...catalogueRoutes(world),
        ...checkoutRoutes(world),
        ...subscriptionRoutes(world),
        ...invoiceRoutes(world),
        ...portalRoutes(world),
        ...paymentRoutes(world),
        ...eventRoutes(world),
      ];
      serveApi(app, world, routes, deliveries.flush);
      serveHostedPages(app, world, deliveries.flush);
      serveControls(app, world, deliveries);
    },
  });
