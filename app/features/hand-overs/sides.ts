/** The two sides of a hand-over. Pure. */
import { paths } from "~/paths";
import { RULES } from "./deadlines";
import type { HandOver } from "./open.server";

type Sides = Pick<HandOver, "kind" | "athleteId" | "brandId">;

/** The account that must act. */
export const actingIn = ({ kind, athleteId, brandId }: Sides): string =>
  RULES[kind].by === "athlete" ? athleteId : brandId;

/** The account that waits, and in whose name a job acts. */
export const waitingIn = ({ kind, athleteId, brandId }: Sides): string =>
  RULES[kind].by === "athlete" ? brandId : athleteId;

/** The page of the invitation, piece or dispute, for each side. */
export const pageOf = (
  { kind, subjectId, campaignId }: Pick<HandOver, "kind" | "subjectId" | "campaignId">,
  side: "athlete" | "brand",
): string => {
  if (kind === "invitation") return paths[side].campaign(campaignId);
  if (kind === "review" || kind === "changes") return paths[side].content(subjectId);
  return kind === "contract_athlete" || kind === "contract_brand"
    ? paths.contract(subjectId)
    : paths.dispute(subjectId);
};
