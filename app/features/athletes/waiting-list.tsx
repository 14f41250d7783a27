import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { formatDay } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { AthleteDashboard } from "./dashboard.server";

type Waiting = AthleteDashboard["waiting"];

const FEW = [
  "Nothing waits",
  "One thing waits",
  "Two things wait",
  "Three things wait",
  "Four things wait",
];

export function waitingText({ returned, invitations, approved }: Waiting): string {
  const n = returned.total + invitations.total + approved.total;
  return `${FEW[n] ?? `${n} things wait`} for you.`;
}

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
    <section aria-label="Waiting for you" className="mb-5">
      <ul className="flex flex-col gap-3">
        {returned.items.map((piece) => (
          <Entry
            key={piece.id}
            title={`${piece.company || "The brand"} asked for changes`}
            text={`${piece.feedback ? `“${piece.feedback}” · ` : ""}${piece.title || "Untitled Content"}, version ${piece.version}`}
            when={`since ${formatDay(piece.updatedAt)}`}
            urgent
            action={
              <ButtonLink to={`/athlete/content/${piece.id}`} look="brand" size="sm">
                Revise<span className="sr-only">: {piece.title}</span>
              </ButtonLink>
            }
          />
        ))}
        {invitations.items.map((invitation) => (
          <Entry
            key={invitation.id}
            title={`Invitation from ${invitation.company || "a brand"}`}
            text={termsOf(invitation)}
            when={`since ${formatDay(invitation.createdAt)}`}
            action={
              <ButtonLink to="/athlete/campaigns?tab=invitations" size="sm">
                Answer<span className="sr-only">: {invitation.title}</span>
              </ButtonLink>
            }
          />
        ))}
        {approved.items.map((piece) => (
          <Entry
            key={piece.id}
            title={`${piece.title || "Untitled Content"} is approved`}
            text={`Post it, then mark it as posted for ${piece.company || "the brand"}.`}
            when={`since ${formatDay(piece.updatedAt)}`}
            action={
              <ButtonLink to={`/athlete/content/${piece.id}`} look="plain" size="sm">
                Open<span className="sr-only">: {piece.title}</span>
              </ButtonLink>
            }
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

function Entry({
  title,
  text,
  when,
  urgent = false,
  action,
}: {
  title: string;
  text: string;
  when: string;
  urgent?: boolean;
  action: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4.5 gap-y-3 rounded-card border border-line bg-card px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-sans text-base tracking-normal">{title}</h2>
        <p className="line-clamp-2 text-soft">{text}</p>
      </div>
      <p className={`text-sm font-[650] ${urgent ? "text-track" : "text-leaf"}`}>{when}</p>
      {action}
    </li>
  );
}
