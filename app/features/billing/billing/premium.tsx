import { ENTITLEMENTS } from "./entitlements";

/** Marks an athlete who stands further ahead in an order by score than the score says. */
export const Premium = () => (
  <span className="text-xs font-strong whitespace-nowrap text-gold">Premium</span>
);

const POINTS = ENTITLEMENTS.athlete.premium.orderPoints;

/** Says what Premium does to the order of Discover, beside a list with such an athlete. */
export const PREMIUM_NOTE = `Premium puts an athlete up to ${POINTS} points ahead in this order, never more. Scores don't change.`;
