import { paths } from "~/paths";
import type { MailText } from "~/platform/mail";
import { product } from "~/product";
import { type AccountState, REQUIREMENT_LABELS, type Requirement } from "./account-state";

const reason = `You're getting this email because it's about money owed to you on ${product.name}. These emails can't be switched off.`;
const link = { label: "See your payouts", path: paths.athlete.payouts };

/** 'your address and your bank account' */
const inWords = (due: readonly Requirement[]): string =>
  new Intl.ListFormat("en-GB").format(due.map((topic) => REQUIREMENT_LABELS[topic]));

export const payoutsStartedMail = (): MailText => ({
  subject: "Payouts are being set up",
  text: "Someone signed in to your account has started to set up where your fees are paid to. If that was you, there's nothing to do.\n\nIf it wasn't, change your password now and write to us.",
  link,
  reason,
});

export const payoutsReadyMail = (): MailText => ({
  subject: "Your payouts are ready",
  text: "Stripe has everything it needs. Fees for approved work now go to your bank account.",
  link,
  reason,
});

export const payoutsStoppedMail = ({ state, due }: AccountState): MailText => ({
  subject: "Your payouts are on hold",
  text: `${
    state === "closed"
      ? "Stripe has closed your payout account. Write to us, and we'll help you find out why."
      : `Stripe can't pay you at the moment. It needs ${due.length ? inWords(due) : REQUIREMENT_LABELS.other} from you.`
  }\n\nMoney you earn waits for you until this is sorted out. None of it is lost.`,
  link,
  reason,
});
