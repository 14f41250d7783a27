/** How a campaign stands, in the same words on its page, in the list of campaigns and at home. Pure. */

import { GOAL_UNITS } from "~/features/campaigns/campaigns/goals";
import {
  isLaunchedCampaign,
  isOpenCampaign,
  isPastEndDate,
  isRunningCampaign,
} from "~/features/campaigns/campaigns/policy";
import type { GoalResult } from "~/features/content/campaign-results/goal-result.server";
import { countText } from "~/features/content/campaign-results/range";
import { remainingBudget } from "~/features/deals/invitations/budget";
import { paths, withQuery } from "~/paths";
import { formatDay, formatWeekday } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { formatMoney } from "~/platform/money";
import { formatWhole, plural } from "~/platform/numbers";
import type { CampaignStatus } from "~db/constants";

interface StripFacts {
  id: string;
  status: CampaignStatus;
  startDate: string | null;
  endDate: string | null;
  /** Invitations that were not withdrawn, and those of them that wait for an answer. */
  invited: number;
  unanswered: number;
  deals: number;
  toReview: number;
  /** Pence. */
  budget: number | null;
  offered: number;
  agreed: number;
  held: number;
  paid: number;
  owed: number;
  unpaid: number;
  work: { approved: number; agreed: number };
  goal: GoalResult | null;
}

export interface Figure {
  label: string;
  value: string;
  /** What the value is measured against. */
  of?: string;
  note: string;
}

export interface Health {
  text: string;
  tone: "calm" | "waiting" | "alert";
  /** Where the brand does something about it; null: it need not. */
  to: string | null;
}

/** @param today 'YYYY-MM-DD' */
export const describeCampaign = (facts: StripFacts, today: string) => ({
  time: timeOf(facts, today),
  money: moneyOf(facts),
  work: workOf(facts),
  result: resultOf(facts),
  health: healthOf(facts, today),
});

export type CampaignStrip = ReturnType<typeof describeCampaign>;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Non-breaking spaces, so that a line breaks between two dates and not within one. */
const unbroken = (day: string) => formatDay(day).replaceAll(" ", "\u00a0");

function timeOf({ status, startDate, endDate }: StripFacts, today: string): Figure {
  const note = datesText(startDate, endDate);
  if (startDate && isOpenCampaign(status) && startDate > today)
    return { label: "Starts in", value: plural(daysBetween(today, startDate), "day"), note };
  if (endDate && isRunningCampaign(status)) {
    const left = daysBetween(today, endDate);
    if (left < 0) return { label: "Ended", value: `${plural(-left, "day")} ago`, note };
    return { label: "Time left", value: left === 0 ? "Last day" : plural(left, "day"), note };
  }
  return {
    label: "Duration",
    value: startDate && endDate ? plural(daysBetween(startDate, endDate) + 1, "day") : "Open",
    note,
  };
}

function datesText(from: string | null, to: string | null): string {
  if (from && to) return `${unbroken(from)} – ${unbroken(to)}`;
  if (from) return `from ${unbroken(from)}`;
  return to ? `until ${unbroken(to)}` : "no dates set";
}

function moneyOf({ budget, offered, agreed, held, paid, owed, unpaid }: StripFacts): Figure {
  const left = remainingBudget({ budget, accepted: agreed, pending: offered });
  const parts = [
    [offered + owed, "promised"],
    [held, "secured"],
    [paid, "paid"],
    [unpaid, "not paid"],
  ] as const;
  const note = parts
    .filter(([pence]) => pence > 0)
    .map(([pence, name]) => `${formatMoney(pence)} ${name}`)
    .join(", ");
  if (budget === null || left === null)
    return {
      label: "Promised in all",
      value: formatMoney(offered + agreed),
      note: note || "no budget set",
    };
  return {
    label: left < 0 ? "Over budget" : "Left in budget",
    value: formatMoney(Math.abs(left)),
    of: `of ${formatMoney(budget)}`,
    note,
  };
}

const workOf = ({ work: { approved, agreed }, toReview }: StripFacts): Figure => ({
  label: "Work approved",
  value: agreed > 0 ? `${approved} of ${agreed}` : "–",
  note: toReview > 0 ? `${toReview} to review` : agreed > 0 ? "" : "nothing agreed yet",
});

function resultOf({ goal, status }: StripFacts): Figure {
  const label = "Result";
  if (!goal)
    return {
      label,
      value: "No goal",
      note: isLaunchedCampaign(status) ? "" : "(set one before launch)",
    };
  const { target, baseline, range } = goal;
  const unit = GOAL_UNITS[goal.goal];
  return {
    label,
    value: range ? countText(range) : "No data yet",
    of: target === null ? unit : `of ${formatWhole(target)} ${unit}`,
    note: baseline === null ? "" : `baseline ${formatWhole(baseline)}`,
  };
}

/** From this many days before the end on, work that is missing is a worry. */
const SOON_DAYS = 7;

/** What a brand should know first of a campaign that is running or coming; null of one that is over. */
function healthOf(facts: StripFacts, today: string): Health | null {
  const { id, status, startDate, endDate, unanswered, deals, toReview, owed, work } = facts;
  const page = paths.brand.campaign(id);
  const invite = withQuery(paths.brand.matches, { campaign: id });
  if (!isOpenCampaign(status)) return null;
  const isComing = startDate !== null && startDate > today;
  if (!isLaunchedCampaign(status)) {
    if (deals > 0)
      return {
        text: `${plural(deals, "athlete has", "athletes have")} accepted. Launch it`,
        tone: "waiting",
        to: page,
      };
    if (startDate && !isComing)
      return {
        text: `Not launched, though it was to start ${formatWeekday(startDate)}`,
        tone: "alert",
        to: page,
      };
    return { text: "Draft, not launched yet", tone: "calm", to: null };
  }
  const start = isComing ? `Starts ${formatWeekday(startDate)}` : "Running";
  if (isPastEndDate(facts, today))
    return { text: "It has ended. Complete it", tone: "alert", to: page };
  if (unanswered + deals === 0)
    return { text: `${start}, no athletes yet`, tone: "alert", to: invite };
  if (toReview > 0)
    return {
      text: plural(toReview, "content item to review", "content items to review"),
      tone: "waiting",
      to: withQuery(page, { tab: "content" }),
    };
  if (deals === 0)
    return {
      text: `${start}, ${unanswered} invited, none accepted yet`,
      tone: "waiting",
      to: page,
    };
  if (owed > 0)
    return {
      text: `${formatMoney(owed)} to pay in`,
      tone: "waiting",
      to: withQuery(paths.brand.pay, { campaign: id }),
    };
  const left = endDate === null ? null : daysBetween(today, endDate);
  const approved = `${work.approved} of ${work.agreed} approved`;
  if (left !== null && left <= SOON_DAYS && work.approved < work.agreed)
    return {
      text: `${left === 0 ? "Ends today" : `Ends in ${plural(left, "day")}`}, ${approved}`,
      tone: "alert",
      to: page,
    };
  return {
    text: `${start}, ${isComing || work.agreed === 0 ? plural(deals, "athlete") : approved}`,
    tone: "calm",
    to: null,
  };
}
