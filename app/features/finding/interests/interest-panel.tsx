import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import type { InvitationState } from "~/features/deals/deals/invitation-state";
import { Conflicts } from "~/features/deals/rights/conflict-list";
import { WORK_CONFLICTS } from "~/features/deals/rights/right-labels";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { formatMoney } from "~/platform/money";
import type { CampaignStatus, InterestStatus } from "~db/constants";
import { mayShowInterest } from "./may-show-interest";

/** On a campaign that the athlete was not invited to: asks for an invitation, or says what came of it. */
export function InterestPanel({
  campaign,
  interest,
}: {
  campaign: {
    id: string;
    status: CampaignStatus;
    ended: boolean;
    company: string;
    invitation: { status: InvitationState } | null;
    /** What the athlete's work on it would break, in words. */
    conflicts: string[];
  };
  interest: {
    id: string;
    status: InterestStatus;
    note: string;
    fee: number | null;
    createdAt: number;
  } | null;
}) {
  const brand = campaign.company || "The brand";
  const may = mayShowInterest({
    status: campaign.status,
    ended: campaign.ended,
    invitation: campaign.invitation?.status ?? null,
    interest: interest?.status ?? null,
  });
  if (interest?.status === "open")
    return (
      <Panel title="You're interested">
        <p>
          You told {brand} on <Time at={interest.createdAt} />. We'll let you know when they answer.
          {interest.fee !== null && ` You asked for ${formatMoney(interest.fee)}.`}
        </p>
        {interest.note && (
          <blockquote className="border-l-3 border-leaf pl-3.5 whitespace-pre-line">
            {interest.note}
          </blockquote>
        )}
        <Form method="post" action={paths.athlete.interest(campaign.id)}>
          <input type="hidden" name="interestId" value={interest.id} />
          <Button name={INTENT} value="withdraw" variant="plain" size="sm">
            Withdraw interest
          </Button>
        </Form>
      </Panel>
    );
  if (interest?.status === "declined")
    return (
      <Panel title="Not this time">
        <p>{brand} won't be inviting you to this campaign.</p>
      </Panel>
    );
  if (!may) return null;
  return (
    <Panel title="Would you like to take part?">
      <Conflicts conflicts={campaign.conflicts} title={WORK_CONFLICTS} />
      <p>
        {interest?.status === "lapsed"
          ? `${brand} didn't answer last time. You can let them know again.`
          : campaign.invitation
            ? `Let ${brand} know if you'd still like to take part.`
            : `You haven't been invited yet. Let ${brand} know that you're interested.`}
      </p>
      <ButtonLink to={paths.athlete.interest(campaign.id)} size="sm">
        Show interest
      </ButtonLink>
    </Panel>
  );
}

const Panel = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Card className="flex flex-col items-start gap-3.5">
    <h2 className="text-lg">{title}</h2>
    {children}
  </Card>
);
