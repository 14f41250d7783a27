import { defineEmulator } from "emulate";
import { accountRoutes } from "./accounts";
import { serveApi } from "./api";
import { balanceRoutes } from "./balance";
import { catalogueRoutes } from "./catalogue";
import { checkoutRoutes } from "./checkout";
import { serveControls } from "./controls";
import { Deliveries } from "./deliveries";
import { disputeRoutes } from "./disputes";
import { eventRoutes } from "./events";
import { serveHostedPages } from "./hosted-pages";
import { invoiceRoutes } from "./invoices";
import { serveOnboarding } from "./onboarding-page";
import { paymentRoutes } from "./payments";
import { portalRoutes } from "./portal";
import { refundRoutes } from "./refunds";
import { subscriptionRoutes } from "./subscriptions";
import { transferRoutes } from "./transfers";
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
        ...refundRoutes(world),
        ...disputeRoutes(world),
        ...balanceRoutes(world),
        ...accountRoutes(world),
        ...transferRoutes(world),
        ...eventRoutes(world),
      ];
      serveApi(app, world, routes, deliveries.flush);
      serveHostedPages(app, world, deliveries.flush);
      serveOnboarding(app, world, deliveries.flush);
      serveControls(app, world, deliveries);
    },
  });
