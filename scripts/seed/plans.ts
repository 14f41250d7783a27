import { refreshOwn, startCheckout } from "~/features/billing/subscriptions/commands.server";
import type { Database } from "~db/client";
import { actors } from "./actors";
import type { DemoData } from "./demo-data";
import type { DemoStripe } from "./demo-stripe";
import { DEMO } from "./people";

const PLANS = [
  { email: DEMO.brand, plan: "brand_premium", name: "Northlight Ltd" },
  { email: DEMO.athlete, plan: "athlete_premium", name: "Maya Okafor" },
] as const;

/** The paid plans of the two demo accounts, which have been renewed once. */
export async function makePlans(db: Database, data: DemoData, stripe: DemoStripe) {
  const { asUser, idOf } = actors(db, data);
  const at = await stripe.to(59);
  for (const { email, plan, name } of PLANS) {
    const ctx = asUser(idOf(email), at);
    await stripe.press(await startCheckout(ctx, stripe.env, plan), "pay", { name });
    await refreshOwn(ctx, stripe.env);
  }
}
