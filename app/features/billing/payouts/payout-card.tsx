import { Form } from "@remix-run/react";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/paths";
import { dayOf, formatLongDay } from "~/platform/dates";
import type { PayoutState } from "~db/constants";
import { REQUIREMENT_LABELS, type Requirement } from "./account-state";

export interface PayoutView {
  state: PayoutState;
  due: Requirement[];
  dueBy: number | null;
}

interface CardText {
  badge: string;
  tone: BadgeTone;
  text: string;
  /** Leads to Stripe's questions. */
  button?: string;
}

const NOT_SET_UP: CardText = {
  badge: "Not set up",
  tone: "neutral",
  text: "Add your bank account so we can pay you. Stripe, which handles our payments, asks for your details.",
  button: "Set up payouts",
};

const CARD_TEXTS: Record<PayoutState, CardText> = {
  started: {
    badge: "Not finished",
    tone: "waiting",
    text: "You've started. A few details are missing before you can be paid.",
    button: "Continue",
  },
  in_review: {
    badge: "Being checked",
    tone: "waiting",
    text: "Stripe is checking your details. We'll email you when it's done.",
  },
  ready: {
    badge: "Ready",
    tone: "good",
    text: "Your fees go to your bank account.",
  },
  restricted: {
    badge: "On hold",
    tone: "wrong",
    text: "Stripe can't pay you at the moment. Money you earn waits for you until this is sorted out.",
    button: "Continue",
  },
  closed: {
    badge: "Closed",
    tone: "wrong",
    text: "Stripe has closed your payout account. Write to us, and we'll help you find out why.",
  },
};

/** The state of the account in words, what Stripe still wants, and what can be done. @param failed what the last button came to */
export function PayoutCard({
  account,
  busy,
  failed,
}: {
  account: PayoutView | null;
  /** The intent of the form that is being sent. */
  busy: string | null;
  failed: string | undefined;
}) {
  const words = account ? CARD_TEXTS[account.state] : NOT_SET_UP;
  const button = words.button ?? (account?.due.length ? "Continue" : undefined);
  const isOpen = account !== null && account.state !== "started" && account.state !== "closed";
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 className="text-lg">Your payout account</h2>
        <Badge tone={words.tone}>{words.badge}</Badge>
      </div>
      <p>{words.text}</p>
      {account && <Requirements {...account} />}
      {failed && (
        <p role="alert" className="font-strong text-alert">
          {failed}
        </p>
      )}
      <Form method="post" className="flex flex-wrap gap-2.5">
        {button && (
          <Button name="intent" value="set-up" busy={busy === "set-up"}>
            {button}
          </Button>
        )}
        {isOpen && (
          <Button name="intent" value="open" variant="plain" busy={busy === "open"}>
            Bank account and payouts
          </Button>
        )}
        {account && (
          <Button name="intent" value="refresh" variant="plain" busy={busy === "refresh"}>
            Check again
          </Button>
        )}
      </Form>
      {account?.state === "closed" ? (
        <TextLink to={paths.help}>Contact Support</TextLink>
      ) : (
        <p className="text-sm text-soft">
          Stripe keeps your bank details and your identity. We never see them.
        </p>
      )}
    </Card>
  );
}

function Requirements({ due, dueBy, state }: PayoutView) {
  if (due.length === 0) return null;
  return (
    <div>
      <p className="font-strong">
        {dueBy === null || state !== "ready"
          ? "Stripe still needs:"
          : `By ${formatLongDay(dayOf(dueBy))}, Stripe needs:`}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {due.map((topic) => (
          <li key={topic}>{REQUIREMENT_LABELS[topic]}</li>
        ))}
      </ul>
    </div>
  );
}
