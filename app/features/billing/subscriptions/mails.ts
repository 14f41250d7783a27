import { paths } from "~/paths";
import { dayOf, formatLongDay } from "~/platform/dates";
import type { MailText } from "~/platform/mail";
import { product } from "~/product";
import type { PaidPlan } from "~db/constants";
import { planOf } from "../billing/plans";

const reason = `You're getting this email because it's about the plan of your ${product.name} account. These emails can't be switched off.`;

export const planPastDueMail = (plan: PaidPlan, graceEndsAt: number): MailText => ({
  subject: "Your payment didn't go through",
  text: `We couldn't take the payment for ${planOf(plan).name}. You keep everything until ${formatLongDay(dayOf(graceEndsAt))} while we try again.\n\nTo keep your plan, check your card. After that day your account goes back to the free plan, and nothing of yours is deleted.`,
  link: { label: "Check your card", path: paths.billing },
  reason,
});

export const planEndedMail = (plan: PaidPlan): MailText => ({
  subject: `${planOf(plan).name} has ended`,
  text: `Your account is now on the free plan. Nothing has been deleted, and you can upgrade again whenever you like.`,
  link: { label: "See your plan", path: paths.billing },
  reason,
});
