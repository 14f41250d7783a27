/** The two sides of a hand-over. Pure. */
import { paths } from "~/paths";
import { RULES } from "./deadlines";
import type { HandOver } from "./turns.server";

type Sides = Pick<HandOver, "kind" | "athleteId" | "brandId">;

/** Who must act. */
export const actingIn = ({ kind, athleteId, brandId }: Sides): string =>
  RULES[kind].by === "athlete" ? athleteId : brandId;

/** Who waits, and for whom a job acts. */
export const waitingIn = ({ kind, athleteId, brandId }: Sides): string =>
  RULES[kind].by === "athlete" ? brandId : athleteId;

/** Where a side finds the thing. */
export const pageOf = (
  { kind, subjectId, campaignId }: Pick<HandOver, "kind" | "subjectId" | "campaignId">,
  side: "athlete" | "brand",
): string =>
  kind === "invitation" ? paths[side].campaign(campaignId) : paths[side].content(subjectId);
