import { Turn } from "~/components/ui/turn";
import { formatDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { AthleteDashboard } from "./dashboard.server";

type Waiting = AthleteDashboard["waiting"];

/** How much it is, whatever of it the list shows. */
export const waitingCount = ({ returned, invitations, approved }: Waiting): number =>
  returned.total + invitations.total + approved.total;

/** What is the athlete's turn: work that was sent back, then invitations, then what only needs posting. */
export function WaitingList({
  waiting: { returned, invitations, approved },
}: {
  waiting: Waiting;
}) {
  const rest =
    returned.total +
    approved.total -
    returned.items.length -
    approved.items.length +
    (invitations.total - invitations.items.length);
  if (returned.total + invitations.total + approved.total === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-6">
      <h2 id="waiting" className="sr-only">
        Waiting for you
      </h2>
      <ul className="flex flex-col gap-3">
        {returned.items.map((piece) => (
          <Turn
            key={piece.id}
            title={`${piece.company || "The brand"} asked for changes`}
            detail={`${piece.feedback ? `“${piece.feedback}” · ` : ""}${piece.title || "Untitled Content"}, version ${piece.version}`}
            since={`since ${formatDay(piece.updatedAt)}`}
            urgent
            to={`/athlete/content/${piece.id}`}
            action="Revise"
            about={piece.title}
            look="brand"
          />
        ))}
        {invitations.items.map((invitation) => (
          <Turn
            key={invitation.id}
            title={`Invitation from ${invitation.company || "a brand"}`}
            detail={termsOf(invitation)}
            since={`since ${formatDay(invitation.createdAt)}`}
            to="/athlete/campaigns?tab=invitations"
            action="Answer"
            about={invitation.title}
            look="primary"
          />
        ))}
        {approved.items.map((piece) => (
          <Turn
            key={piece.id}
            title={`${piece.title || "Untitled Content"} is approved`}
            detail={`Post it, then mark it as posted for ${piece.company || "the brand"}.`}
            since={`since ${formatDay(piece.updatedAt)}`}
            to={`/athlete/content/${piece.id}`}
            action="Open"
            about={piece.title}
          />
        ))}
      </ul>
      {rest > 0 && <p className="mt-2 text-sm text-soft">And {rest} more.</p>}
    </section>
  );
}

function termsOf({ title, budget, deliverables }: Waiting["invitations"]["items"][number]) {
  const work = deliverables.length;
  return [
    title,
    budget === null ? null : formatMoney(budget),
    work === 0 ? null : `${work} ${work === 1 ? "deliverable" : "deliverables"}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
