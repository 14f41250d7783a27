// npm run stripe:setup: makes the products and prices of the plans in the Stripe account of STRIPE_SECRET_KEY, and sets
// up its customer portal, or brings them up to date. It can be run at any time.
import { stripeOf } from "../app/platform/stripe";
import { setUpPortal } from "./stripe/portal-setup";
import { makePrices } from "./stripe/prices";

const { STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env;
const stripe = stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_URL });
for (const line of [...(await makePrices(stripe)), await setUpPortal(stripe)])
  console.log(`stripe  ${line}`);
