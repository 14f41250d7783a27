/** The two sides of a hand-over. Pure. */
import { paths } from "~/paths";
import { RULES } from "./deadlines";
import type { HandOver } from "./turns.server";

type Sides = Pick<HandOver, "kind" | "athleteId" | "brandId">;

/** The account that must act. */
export const actingIn = ({ kind, athleteId, brandId }: Sides): string =>
  RULES[kind].by === "athlete" ? athleteId : brandId;

/** The account that waits, and in whose name a job acts. */
export const waitingIn = ({ kind, athleteId, brandId }: Sides): string =>
  RULES[kind].by === "athlete" ? brandId : athleteId;

/** The page of the invitation or piece, for each side. */
export const pageOf = (
  { kind, subjectId, campaignId }: Pick<HandOver, "kind" | "subjectId" | "campaignId">,
  side: "athlete" | "brand",
): string =>
  kind === "invitation" ? paths[side].campaign(campaignId) : paths[side].content(subjectId);
