import { Card } from "~/components/ui/card";
import { ExternalLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { deadlineText } from "~/features/campaigns/deadlines/deadline-text";
import type { Deadline } from "~/features/campaigns/deadlines/deadlines";
import { formatWeekday } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import { type DisputeStatus, isActiveDispute, type OfferStatus } from "~db/constants";
import { DisputeStatusBadge, PriorityBadge } from "./badges";
import { appealDay, decisionWaitsUntil, resolutionTarget } from "./dispute-deadlines";
import { RESOLUTION_LABELS, TYPE_LABELS } from "./fields";
import { sideInText, sideName, sideOrYou } from "./side-names";
import type { DisputePage } from "./side-queries.server";

export interface DisputeTurn {
  status: DisputeStatus;
  filedBy: string;
  respondentId: string;
  answeredAt: number | null;
  assignedTo: string | null;
  isAppealed: boolean;
  offers: readonly { madeBy: string; status: OfferStatus }[];
  deadline: Deadline | null;
}

export interface TurnText {
  /** Whether the reader has to act. */
  isOwn: boolean;
  text: string;
}

/**
 * @param readerId a side, or a member of staff
 * @param nameOf how a side is called
 */
export function turnText(
  dispute: DisputeTurn,
  readerId: string,
  nameOf: (userId: string) => string,
): TurnText | null {
  const { status, filedBy, respondentId, offers, deadline, assignedTo, isAppealed } = dispute;
  if (status === "resolved" || status === "closed") return null;
  const isSide = readerId === filedBy || readerId === respondentId;
  const open = offers.filter((offer) => offer.status === "open");
  const received = open.find(({ madeBy }) => madeBy !== readerId);
  if (isSide && received)
    return { isOwn: true, text: `${nameOf(received.madeBy)} has made you an offer.` };
  if (deadline) {
    const isOwn = readerId === respondentId;
    return { isOwn, text: `${deadlineText(deadline, isOwn ? null : nameOf(respondentId))}.` };
  }
  const [made] = open;
  if (isSide && made) {
    const other = made.madeBy === filedBy ? respondentId : filedBy;
    return { isOwn: false, text: `${nameOf(other)} has your offer and can accept it.` };
  }
  if (isSide && isAppealed)
    return { isOwn: false, text: "Another member of our team is looking at the appeal." };
  if (isSide)
    return {
      isOwn: false,
      text:
        status === "open"
          ? "Our mediation team has everything it needs to begin."
          : "Our mediation team is working on it.",
    };
  return {
    isOwn: assignedTo === null || assignedTo === readerId,
    text: assignedTo === null ? "No one is handling this yet." : "With our team.",
  };
}

/** A dispute as its sides and staff see it. */
export type ShownDispute = Omit<DisputePage, "assignedTo" | "mayAppeal" | "appeal"> & {
  assignedTo: string | null;
  appeal: Omit<NonNullable<DisputePage["appeal"]>, "ruledBy"> | null;
};

/** Whose turn it is, and when a decision can be expected. @param readerId a side, or a member of staff */
export function DisputeState({ dispute, readerId }: { dispute: ShownDispute; readerId: string }) {
  if (!isActiveDispute(dispute.status)) return null;
  const turn = turnText({ ...dispute, isAppealed: dispute.appeal !== null }, readerId, (userId) =>
    sideName(dispute, userId),
  );
  const waitsUntil = decisionWaitsUntil(dispute);
  const aim = resolutionTarget(dispute.appeal?.createdAt ?? dispute.createdAt);
  return (
    <Card className={`flex flex-col gap-1 ${turn?.isOwn ? "border-l-4 !border-l-track" : ""}`}>
      <p className="font-strong">
        {turn?.isOwn && <span className="font-strong">Your turn. </span>}
        {turn?.text}
      </p>
      {waitsUntil && (
        <p className="text-sm">
          Our team will decide once there is an answer, or without one after{" "}
          {formatWeekday(waitsUntil)}.
        </p>
      )}
      <p className="text-sm text-soft">
        We aim to resolve this between {formatWeekday(aim.from)} and {formatWeekday(aim.to)} (5 to 7
        business days).
      </p>
    </Card>
  );
}

/** What was filed. @param readerId null for staff */
export function Filed({ dispute, readerId }: { dispute: ShownDispute; readerId: string | null }) {
  const { type, priority, status, description, desiredOutcome, evidenceUrls } = dispute;
  const filer = sideOrYou(dispute, dispute.filedBy, readerId);
  const respondent = sideInText(dispute, dispute.respondentId, readerId);
  return (
    <Card className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DisputeStatusBadge status={status} />
        <PriorityBadge priority={priority} />
        <span className="text-sm text-soft">{TYPE_LABELS[type]}</span>
      </p>
      <p className="text-sm text-soft">
        {filer} filed this against {respondent} on <Time at={dispute.createdAt} />.
      </p>
      <div>
        <h2 className="text-base">Description</h2>
        <p className="break-words whitespace-pre-line">{description}</p>
      </div>
      {desiredOutcome && (
        <div>
          <h2 className="text-base">Desired outcome</h2>
          <p className="break-words whitespace-pre-line">{desiredOutcome}</p>
        </div>
      )}
      {evidenceUrls.length > 0 && (
        <div>
          <h2 className="text-base">Evidence</h2>
          <ul className="flex flex-col break-words">
            {evidenceUrls.map((url) => (
              <li key={url}>
                <ExternalLink href={url} theirs>
                  {url}
                </ExternalLink>
              </li>
            ))}
          </ul>
          <p className="text-sm text-soft">
            {filer === "You" ? "You added" : `${filer} added`} these links. We haven't checked where
            they lead.
          </p>
        </div>
      )}
    </Card>
  );
}

/** The ruling or the settlement, and an earlier ruling that was appealed. @param readerId null for staff */
export function Outcome({ dispute, readerId }: { dispute: ShownDispute; readerId: string | null }) {
  const { appeal, status, resolvedAt, resolvedBy, filedBy, respondentId } = dispute;
  const settled = readerId ? "You settled this" : "Settled by both sides";
  const isSettled = resolvedBy === filedBy || resolvedBy === respondentId;
  return (
    <>
      {status === "closed" && (
        <Card>
          <p>
            {sideOrYou(dispute, filedBy, readerId)} withdrew this dispute. Nothing more will happen.
          </p>
        </Card>
      )}
      {status === "resolved" && resolvedAt !== null && (
        <Card className="flex flex-col gap-2 border-l-4 !border-l-leaf">
          <h2 className="text-lg">
            {isSettled ? settled : appeal ? "Final decision" : "Decision"}
          </h2>
          <Ruling of={dispute} />
          <p className="text-sm text-soft">
            <Time at={resolvedAt} as="moment" />
            {!isSettled &&
              (appeal
                ? " · This decision is final."
                : ` · Either side can appeal until ${formatWeekday(appealDay(resolvedAt))}.`)}
          </p>
        </Card>
      )}
      {appeal && (
        <Card className="flex flex-col gap-2">
          <h2 className="text-lg">
            {appeal.appellantId === readerId
              ? "Your appeal"
              : `Appeal by ${sideName(dispute, appeal.appellantId)}`}
          </h2>
          <p className="break-words whitespace-pre-line">“{appeal.note}”</p>
          <p className="text-sm text-soft">
            <Time at={appeal.createdAt} as="moment" />
          </p>
          <div className="border-t border-line pt-3">
            <h3 className="text-sm tracking-normal text-soft">
              First decision, <Time at={appeal.ruledAt} />
            </h3>
            <Ruling of={appeal} />
          </div>
        </Card>
      )}
    </>
  );
}

const Ruling = ({
  of: { resolutionType, resolutionDetails, refundAmount },
}: {
  of: Pick<ShownDispute, "resolutionType" | "resolutionDetails" | "refundAmount">;
}) => (
  <>
    <p className="font-strong">
      {resolutionType && RESOLUTION_LABELS[resolutionType]}
      {refundAmount !== null && `: ${formatMoney(refundAmount)}`}
    </p>
    <p className="break-words whitespace-pre-line">{resolutionDetails}</p>
  </>
);
