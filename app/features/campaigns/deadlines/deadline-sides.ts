/** The two sides of a pending action. Pure. */
import { paths } from "~/paths";
import type { DeadlineKind, Side } from "~db/constants";
import { RULES } from "./deadlines";
import type { PendingAction } from "./open-deadlines.server";

type Sides = Pick<PendingAction, "kind" | "athleteId" | "brandId">;

/** The account that must act. */
export const actingAccount = ({ kind, athleteId, brandId }: Sides): string =>
  RULES[kind].by === "athlete" ? athleteId : brandId;

/** The account that waits, and in whose name a job acts. */
export const waitingAccount = ({ kind, athleteId, brandId }: Sides): string =>
  RULES[kind].by === "athlete" ? brandId : athleteId;

/** What a pending action is about, for notifications and pages: the campaign's page has the invitation. */
export const noticeSubject = ({
  kind,
  subjectId,
  campaignId,
}: Pick<PendingAction, "kind" | "subjectId" | "campaignId">): string =>
  kind === "invitation" || kind === "offer" ? campaignId : subjectId;

/** The page about the subject of a pending action, for each side. @param subjectId see `noticeSubject` */
export const deadlinePage = (kind: DeadlineKind, subjectId: string, side: Side): string => {
  if (kind === "invitation" || kind === "offer") return paths[side].campaign(subjectId);
  if (kind === "review" || kind === "changes") return paths[side].content(subjectId);
  return kind === "contract_athlete" || kind === "contract_brand"
    ? paths.contract(subjectId)
    : paths.dispute(subjectId);
};
