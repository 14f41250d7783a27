import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSending } from "~/components/sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { inWords } from "~/features/backoffice/consoles/labels";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { formatMoney } from "~/platform/money";
import { ACCOUNTS, describeLocation, STATUSES } from "./payment-labels";
import type { StaffPayment } from "./staff-payment.server";

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
    <dt className="text-soft">{label}</dt>
    <dd className="break-all">{children}</dd>
  </div>
);

/** Where the money is, in words. */
export function PaymentState({ page }: { page: StaffPayment }) {
  const { payment, freeze, condition, disputeId, parties } = page;
  const { athleteId, status } = payment;
  return (
    <Card className="flex flex-col gap-3">
      <p>
        <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
      </p>
      {describeLocation(payment, freeze, condition).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {disputeId && <TextLink to={paths.admin.dispute(disputeId)}>See the dispute</TextLink>}
      <dl className="border-t border-line pt-3">
        <Fact label="Brand">
          <TextLink to={paths.admin.user(parties.ownerId)}>{parties.company}</TextLink>
        </Fact>
        <Fact label="Athlete">
          <TextLink to={paths.admin.user(athleteId)}>{parties.athlete}</TextLink>
        </Fact>
        <Fact label="Athlete's part">{formatMoney(payment.amount)}</Fact>
        <Fact label="Our fee">{formatMoney(payment.fee)}</Fact>
        {payment.fundedAt !== null && (
          <Fact label="Paid">
            <Time at={payment.fundedAt} as="moment" />
          </Fact>
        )}
        {payment.settledAt !== null && (
          <Fact label="Settled">
            <Time at={payment.settledAt} as="moment" />
          </Fact>
        )}
      </dl>
    </Card>
  );
}

const MOVES: Column<StaffPayment["entries"][number]>[] = [
  { label: "From", cell: ({ from }) => ACCOUNTS[from] },
  { label: "To", narrow: "before", cell: ({ to }) => ACCOUNTS[to] },
  { label: "Amount", narrow: "beside", numeric: true, cell: ({ amount }) => formatMoney(amount) },
  { label: "When", cell: ({ at }) => <Time at={at} as="moment" /> },
];

export const Ledger = ({ entries }: Pick<StaffPayment, "entries">) => (
  <Table
    caption="Ledger"
    columns={MOVES}
    rows={entries}
    rowKey={({ id }) => id}
    empty="No money has moved yet."
  />
);

/** The ids that Stripe knows it by. */
export function AtStripe({ page: { payment, account } }: { page: StaffPayment }) {
  const ids = [
    ["Checkout session", payment.sessionId],
    ["Payment intent", payment.intentId],
    ["Transfer", payment.transferId],
    ["Refund", payment.refundId],
    ["Athlete's account", account && `${account.accountId} (${account.state})`],
  ] as const;
  return (
    <Card>
      <h2 className="mb-3 text-lg">At Stripe</h2>
      <dl>
        {ids.map(([label, id]) => (
          <Fact key={label} label={label}>
            {id ? <span className="font-mono text-sm">{id}</span> : "None"}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

const stateOf = ({ sentAt, failedAt, attempts }: StaffPayment["deliveries"][number]) => {
  if (sentAt !== null) return "Done";
  if (failedAt !== null) return "Set aside";
  return attempts > 0 ? "Failing" : "Waiting";
};

const DELIVERIES: Column<StaffPayment["deliveries"][number]>[] = [
  {
    label: "What",
    cell: ({ id, kind, sentAt }) =>
      sentAt === null ? <Link to={paths.admin.outboxRow(id)}>{inWords(kind)}</Link> : inWords(kind),
  },
  { label: "Status", narrow: "beside", cell: stateOf },
  { label: "Attempts", narrow: "after", numeric: true, cell: ({ attempts }) => attempts },
  {
    label: "Last error",
    narrow: "before",
    cell: ({ lastError }) => <span className="wrap-anywhere">{lastError ?? "None"}</span>,
  },
  {
    label: "Queued",
    narrow: "before",
    cell: ({ createdAt }) => <Time at={createdAt} as="moment" />,
  },
];

/** What was queued for Stripe about it; what isn't done yet can be sent again from its own page. */
export const Deliveries = ({ deliveries }: Pick<StaffPayment, "deliveries">) => (
  <Table
    caption="Deliveries"
    columns={DELIVERIES}
    rows={deliveries}
    rowKey={({ id }) => id}
    empty="Nothing is queued."
  />
);

/** What its record says beside the action, in a line. */
const detailText = (detail: Record<string, unknown> | null) =>
  Object.entries(detail ?? {})
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(", ");

const AUDIT_COLUMNS: Column<StaffPayment["auditEntries"][number]>[] = [
  { label: "What", cell: ({ action }) => inWords(action) },
  { label: "When", cell: ({ at }) => <Time at={at} as="moment" /> },
  {
    label: "By",
    narrow: "before",
    cell: ({ by, requestId }) =>
      by ?? <span className="font-mono text-xs break-all">{requestId}</span>,
  },
  {
    label: "Details",
    cell: ({ detail }) => <span className="text-sm wrap-anywhere">{detailText(detail)}</span>,
  },
];

/** What happened to it, by whom, or by which event of Stripe. */
export const AuditEntries = ({ auditEntries }: Pick<StaffPayment, "auditEntries">) => (
  <Table
    caption="Events and audit"
    columns={AUDIT_COLUMNS}
    rows={auditEntries}
    rowKey={({ id }) => id}
    empty="Nothing has happened yet."
  />
);

type Proposal = StaffPayment["proposals"][number];

const outcomeOf = ({ status, isOpen }: Proposal) => {
  if (isOpen) return "Waits for another admin";
  if (status === "open") return "Lapsed, because the payment has changed since";
  return { confirmed: "Confirmed", declined: "Declined", lapsed: "Lapsed" }[status];
};

/** What admins have proposed, the newest first; the one that still holds can be decided. */
export const Proposals = ({ proposals }: Pick<StaffPayment, "proposals">) =>
  proposals.length > 0 && (
    <section aria-labelledby="proposals-title">
      <h2 id="proposals-title" className="mb-3 text-lg">
        Proposals
      </h2>
      <ul className="flex flex-col gap-4">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <OneProposal proposal={proposal} />
          </li>
        ))}
      </ul>
    </section>
  );

function OneProposal({ proposal }: { proposal: Proposal }) {
  const { id, toAthlete, toFee, toBrand, reason, proposer, decider, createdAt, decidedAt } =
    proposal;
  const busy = useSending();
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-strong">
        {formatMoney(toAthlete)} to the athlete, {formatMoney(toBrand)} back to the brand,{" "}
        {formatMoney(toFee)} our fee
      </p>
      <p className="whitespace-pre-line">“{reason}”</p>
      <p className="text-sm text-soft">
        Proposed by {proposer ?? "a former colleague"}, <Time at={createdAt} as="moment" />.{" "}
        {outcomeOf(proposal)}
        {decidedAt !== null && decider && (
          <>
            {" "}
            by {decider}, <Time at={decidedAt} as="moment" />
          </>
        )}
        .
      </p>
      {proposal.isOpen && !proposal.isOwn && (
        <p>Confirming moves the money at once, and can't be undone.</p>
      )}
      {proposal.isOpen && (
        <Form method="post" className="flex flex-wrap gap-2.5">
          <input type="hidden" name="proposalId" value={id} />
          {!proposal.isOwn && (
            <Button name={INTENT} value="confirm" busy={busy}>
              Confirm
            </Button>
          )}
          <Button name={INTENT} value="decline" variant="plain">
            {proposal.isOwn ? "Take it back" : "Decline"}
          </Button>
        </Form>
      )}
    </Card>
  );
}
