import { Link, useLocation } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Popover } from "~/components/ui/popover";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { Due } from "~/features/campaigns/deadlines/deadline-line";
import { ExtendForm } from "~/features/campaigns/deadlines/extend-form";
import { MessageLink } from "~/features/communication/messages/message-link";
import { hasDeal } from "~/features/deals/deals/invitation-state";
import { DECLINE_TEXTS } from "~/features/deals/invitations/decline-reasons";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import { formatCount } from "~/platform/numbers";
import { BulkActions } from "./bulk-actions";
import type { CampaignPage } from "./queries.server";
import type { RowSelection } from "./row-selection";
import { RowBox } from "./select-rows";

type Row = CampaignPage["invitations"][number];

/** The athletes of a campaign by step, each with what the brand does next, and what can be done with several at once. */
export function AthleteTable({
  campaignId,
  invitations,
  open,
  select,
}: {
  campaignId: string;
  invitations: Row[];
  /** Which rows are ticked at first. */
  select: RowSelection;
  /** Whether more athletes can be invited. */
  open: boolean;
}) {
  if (invitations.length === 0)
    return (
      <EmptyList
        title="No athletes yet"
        example={[
          "Rosie Calder",
          `${formatMoney(45000)} · 2 Instagram reels · due Friday`,
          "Invited",
        ]}
        action={
          open && (
            <ButtonLink to={withQuery(paths.brand.matches, { campaign: campaignId })}>
              Invite athletes
            </ButtonLink>
          )
        }
      >
        {open ? "Invite athletes who fit this brief." : "No one was invited to this campaign."}
      </EmptyList>
    );
  return (
    <>
      {open && (
        // Other rows are not ticked.
        <BulkActions key={invitations.map(({ id }) => id).join()} ticked={select === "all"} />
      )}
      <Table
        caption="Athletes"
        captionHidden
        rows={invitations}
        rowKey={({ id }) => id}
        columns={[
          {
            label: "Athlete",
            cell: (row) => <Who row={row} canTick={open} ticked={isSelected(row, select)} />,
          },
          {
            label: "Step",
            narrow: "beside",
            cell: ({ step, status }) =>
              step ? (
                <Badge tone={step === "Paid" ? "good" : "neutral"}>{step}</Badge>
              ) : (
                <InvitationBadge status={status} />
              ),
          },
          { label: "Fee and work", cell: (row) => <Work row={row} /> },
          { label: "Due", cell: (row) => <DueAndAge row={row} /> },
          {
            label: "Next",
            narrow: "action",
            cell: (row) => (
              <div className="flex flex-wrap items-center gap-2">
                <Next row={row} />
                <div className="@min-[54rem]:ml-auto">
                  <More row={row} open={open} />
                </div>
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

const isSelected = ({ status }: Row, select: RowSelection) =>
  select === "all" || (select === "unanswered" && status === "pending");

const Who = ({
  row: { id, athleteId, name, avatar, sport, followers },
  canTick,
  ticked,
}: {
  row: Row;
  canTick: boolean;
  ticked: boolean;
}) => (
  <span className="flex items-baseline gap-3 @min-[54rem]:items-center">
    {canTick && <RowBox name="deal" value={id} label={name} ticked={ticked} />}
    <span className="flex-none self-start">
      <Avatar name={name} picture={avatar} size="sm" />
    </span>
    <span className="min-w-0 @min-[54rem]:whitespace-nowrap">
      <Link to={paths.brand.athlete(athleteId)}>{name}</Link>
      <span className="block text-sm font-normal text-soft">
        {[sport, followers > 0 && `${formatCount(followers)} followers`]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </span>
  </span>
);

/** The fee, and how far the work is; what is asked for in full stands under "More". */
const Work = ({ row: { fee, deliverables, progress, declineReason } }: { row: Row }) => (
  <span className="block">
    <span className="font-strong">{formatMoney(fee)}</span>
    <span className="block text-sm text-soft">
      {declineReason ? DECLINE_TEXTS[declineReason] : (progress?.text ?? sumUp(deliverables))}
    </span>
  </span>
);

/** '2 Instagram reels and 3 more'. */
const sumUp = ([first = "Nothing agreed", ...others]: readonly string[]) =>
  others.length > 0 ? `${first} and ${others.length} more` : first;

const DueAndAge = ({ row: { deadline, status, createdAt, updatedAt } }: { row: Row }) => (
  <span className="block text-sm">
    {deadline && <Due deadline={deadline} />}
    <span className="block text-soft">
      {status === "pending" ? (
        <>
          invited <Time at={createdAt} as="age" />
        </>
      ) : (
        <>
          answered <Time at={updatedAt} />
        </>
      )}
    </span>
  </span>
);

function Next({ row: { id, name, next, step, status, offeredBy } }: { row: Row }) {
  if (status === "pending" && offeredBy === "athlete")
    return (
      <ButtonLink to={paths.offers(id)} variant="plain" size="sm">
        Answer offer<span className="sr-only"> of {name}</span>
      </ButtonLink>
    );
  switch (next?.kind) {
    case "review":
      return (
        <ButtonLink to={paths.brand.content(next.contentId)} variant="plain" size="sm">
          Review<span className="sr-only"> the content of {name}</span>
        </ButtonLink>
      );
    case "draw_up":
      return (
        <ButtonLink to={paths.brand.newContract(id)} variant="plain" size="sm">
          Send contract<span className="sr-only"> with {name}</span>
        </ButtonLink>
      );
    case "contract":
      return (
        <ButtonLink to={paths.contract(next.contractId)} variant="plain" size="sm">
          See contract<span className="sr-only"> with {name}</span>
        </ButtonLink>
      );
    case "pay":
      return (
        <ButtonLink to={paths.deal(id)} variant="plain" size="sm">
          Pay<span className="sr-only"> {name}</span>
        </ButtonLink>
      );
    default:
      return step && step !== "Paid" ? (
        <span className="text-sm whitespace-nowrap text-soft">Their turn</span>
      ) : null;
  }
}

/** Everything else that can be done about a row. */
function More({ row, open }: { row: Row; open: boolean }) {
  const { id, athleteId, name, status, deadline, message, deliverables } = row;
  const { pathname, search } = useLocation();
  return (
    <Popover className="relative">
      <summary className={`${buttonClass({ variant: "plain", size: "sm" })} list-none`}>
        More<span className="sr-only"> for {name}</span>
      </summary>
      <div className="z-20 mt-2 flex flex-col items-start gap-2 rounded-card border border-line bg-card p-3 shadow-float @min-[54rem]:absolute @min-[54rem]:right-0 @min-[54rem]:w-max @min-[54rem]:max-w-72">
        {deliverables.length > 0 && <p className="text-sm">{deliverables.join(", ")}</p>}
        {message && <p className="text-sm whitespace-pre-line">You wrote: “{message}”</p>}
        {hasDeal(status) && (
          <ButtonLink to={paths.deal(id)} variant="plain" size="sm">
            Open the deal<span className="sr-only"> with {name}</span>
          </ButtonLink>
        )}
        <MessageLink to={{ id: athleteId, name }} />
        <ExtendForm deadline={deadline} subjectId={id} about={name} />
        {open && status === "pending" && (
          <ButtonLink to={paths.offers(id)} variant="plain" size="sm">
            Change offer<span className="sr-only"> to {name}</span>
          </ButtonLink>
        )}
        {open && status === "pending" && (
          <ButtonLink
            to={withQuery(paths.brand.withdraw(id), { returnTo: pathname + search })}
            variant="plain"
            size="sm"
          >
            Withdraw<span className="sr-only"> the invitation to {name}</span>
          </ButtonLink>
        )}
      </div>
    </Popover>
  );
}
