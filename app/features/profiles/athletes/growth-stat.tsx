import { Stat } from "~/components/ui/card";
import { formatGrowth } from "./figures";

/** @param rate null while it is not known */
export const GrowthStat = ({ rate }: { rate: number | null }) => (
  <Stat
    label="Growth rate"
    value={
      rate === null ? <span className="text-lg">{formatGrowth(rate)}</span> : formatGrowth(rate)
    }
    note={rate === null ? "needs a week of figures" : "followers, last 30 days"}
  />
);
