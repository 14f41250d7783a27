import { Form } from "@remix-run/react";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { INTENT } from "~/platform/list-field";
import { formatMoney } from "~/platform/money";
import type { StaffPayment } from "./staff-payment.server";

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
