/** The two sides of a pending action. Pure. */
import { paths } from "~/paths";
import type { Side } from "~db/constants";
import { type DeadlineKind, type DeadlineSubject, RULES } from "./deadline-kinds";
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
  RULES[kind].subject === "invitation" ? campaignId : subjectId;

const PAGES: Record<DeadlineSubject, (id: string, side: Side) => string> = {
  invitation: (campaignId, side) => paths[side].campaign(campaignId),
  content: (id, side) => paths[side].content(id),
  contract: (id) => paths.contract(id),
  dispute: (id) => paths.dispute(id),
};

/** The page about the subject of a pending action, for each side. @param subjectId see `noticeSubject` */
export const deadlinePage = (kind: DeadlineKind, subjectId: string, side: Side): string =>
  PAGES[RULES[kind].subject](subjectId, side);
