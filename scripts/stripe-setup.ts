// npm run stripe:setup: makes the products and prices of the plans in the Stripe account of STRIPE_SECRET_KEY, or brings them
// up to date. It can be run at any time.
import { stripeOf } from "../app/platform/stripe";
import { makePrices } from "./stripe/prices";

const { STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env;
const lines = await makePrices(stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_URL }));
for (const line of lines) console.log(`stripe  ${line}`);
