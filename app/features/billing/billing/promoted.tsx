import { ENTITLEMENTS } from "./entitlements";

/** Marks an athlete whose plan puts them further ahead in an order by score than the score says. */
export const Promoted = () => (
  <span className="text-xs font-strong whitespace-nowrap text-gold">Promoted</span>
);

const POINTS = ENTITLEMENTS.athlete.premium.orderPoints;

/** Says so in one line, above a list with such an athlete. */
export const PROMOTED_NOTE = `Promoted athletes pay to rank up to ${POINTS} points higher.`;
