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

/**
 * Stripe on this machine: the part of its API that the product uses, with its hosted pages and its webhooks.
 * @param ahead seconds by which its clock begins ahead of the real one
 */
export const localStripe = (webhook: State["webhook"], ahead = 0) =>
  defineEmulator<State>({
    name: "stripe",
    state: () => ({ ...emptyState(webhook), ahead }),
    cors: false,
    setup({ app, state, baseUrl, signal }) {
      // What was kept by an earlier run may know another address.
      state.webhook = webhook;
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
      serveApi(app, world, routes, { afterwards: deliveries.flush, closing: signal });
      serveHostedPages(app, world, deliveries.flush);
      serveOnboarding(app, world, deliveries.flush);
      serveControls(app, world, deliveries);
    },
  });
