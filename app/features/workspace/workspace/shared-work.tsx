import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { TextLink } from "~/components/ui/link";
import { floating, Popover } from "~/components/ui/popover";
import { deadlineText } from "~/features/campaigns/deadlines/deadline-text";
import { ContentStatusBadge } from "~/features/content/content/status-badge";
import { ContractBadge } from "~/features/deals/contracts/status-badge";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { paths } from "~/paths";
import type { SharedWork } from "./shared-work.server";

export interface SharedWorkPanelProps {
  work: SharedWork;
  /** The other side. */
  name: string;
}

/** What the reader and the other side work on together, each item with its next step. */
const SharedWorkPanel = ({ work: { side, items, hasMore }, name }: SharedWorkPanelProps) => (
  <>
    {items.length === 0 && (
      <p className="text-sm text-soft">
        You and {name} have no open campaigns, contracts or content.
      </p>
    )}
    <ul className="flex flex-col divide-y divide-line">
      {items.map(({ step, deadline, ...item }) => (
        <li key={item.id} className="flex flex-col items-start gap-1.5 py-3 first:pt-0">
          <p className="max-w-full font-strong break-words">{item.title}</p>
          {item.kind === "contentItem" && <ContentStatusBadge status={item.status} />}
          {item.kind === "campaign" && <InvitationBadge status={item.status} />}
          {item.kind === "contract" && (
            <ContractBadge kind={item.contractKind} status={item.status} isOwnTurn={step.isOwn} />
          )}
          {deadline && (
            <p className={`text-sm ${deadline.overdue ? "text-alert" : "text-soft"}`}>
              {deadlineText(deadline, step.isOwn ? null : name)}.
            </p>
          )}
          <ButtonLink to={step.to} size="sm" variant="plain">
            {step.label}
            <span className="sr-only">: {item.title}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
    {hasMore && (
      <p className="flex flex-wrap gap-x-4 border-t border-line pt-2 text-sm">
        <TextLink to={paths[side].campaigns}>All campaigns</TextLink>
        <TextLink to={side === "brand" ? paths.brand.reviewQueue : paths.athlete.contentList}>
          All content
        </TextLink>
      </p>
    )}
  </>
);

/** A column of its own, from 1280 px. */
export const SharedWorkColumn = (props: SharedWorkPanelProps) => (
  <aside
    aria-label={`Shared work with ${props.name}`}
    className="relative overflow-y-auto border-l border-line p-4 max-xl:hidden"
  >
    <h2 className="mb-3 text-lg">Shared work</h2>
    <SharedWorkPanel {...props} />
  </aside>
);

/** The same behind a button, on narrower screens. */
export const SharedWorkButton = (props: SharedWorkPanelProps) => (
  <Popover className="relative xl:hidden">
    <summary className="flex min-h-11 list-none items-center gap-2 rounded-control border border-control px-3 text-sm font-strong hover:bg-leaf-wash">
      <Icon name="megaphone" />
      <span className="max-sm:sr-only md:sr-only">Shared work</span>
      {props.work.ownSteps > 0 && (
        <span className="min-w-5 rounded-full bg-leaf px-1 text-center text-xs font-strong text-on-leaf tabular-nums">
          {props.work.ownSteps}
          <span className="sr-only"> waiting for you</span>
        </span>
      )}
    </summary>
    <div className={`max-h-[70dvh] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto !p-4 ${floating}`}>
      <h2 className="mb-3 text-lg">Shared work</h2>
      <SharedWorkPanel {...props} />
    </div>
  </Popover>
);
