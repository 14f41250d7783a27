import { median } from "~/features/content/track-record/measures";
import { formatMoney } from "~/platform/money";
import { formatWhole } from "~/platform/numbers";
import type { SiteFigure } from "~db/constants";

/** What is counted each night; days in fractions, and the payments that they were measured on. */
export interface Counted {
  athletes: number;
  openCampaigns: number;
  /** Pence. */
  feesPaid: number;
  /** From approval to payment, of each payment measured. */
  daysToPay: readonly number[];
}

const LEAST = { athletes: 50, openCampaigns: 10, feesPaid: 10_000_00, payments: 20 };

/** The figures that say something: those above their minimum. Pure. */
export function selectFigures({ athletes, openCampaigns, feesPaid, daysToPay }: Counted) {
  const figures: { name: SiteFigure; value: number }[] = [];
  if (athletes >= LEAST.athletes) figures.push({ name: "athletes", value: athletes });
  if (openCampaigns >= LEAST.openCampaigns)
    figures.push({ name: "open_campaigns", value: openCampaigns });
  if (feesPaid >= LEAST.feesPaid) figures.push({ name: "fees_paid", value: feesPaid });
  if (daysToPay.length >= LEAST.payments)
    figures.push({ name: "days_to_pay", value: Math.max(1, Math.ceil(median(daysToPay))) });
  return figures;
}

const daysText = (days: number) => (days === 1 ? "1 day" : `${formatWhole(days)} days`);

const TEXTS: Record<SiteFigure, { label: string; format: (value: number) => string }> = {
  athletes: { label: "athletes", format: formatWhole },
  open_campaigns: { label: "open campaigns", format: formatWhole },
  fees_paid: {
    label: "paid to athletes",
    format: (pence) => formatMoney(pence - (pence % 100)),
  },
  days_to_pay: { label: "from approval to payment (median)", format: daysText },
};

export const describeFigure = ({ name, value }: { name: SiteFigure; value: number }) => ({
  label: TEXTS[name].label,
  value: TEXTS[name].format(value),
});
