import { countText, moneyText, TYPED_PERCENT } from "./range";

/** What a report adds up, and how each sum is written. */
export const REPORT_TOTALS = [
  ["reach", "People reached", countText],
  ["impressions", "Impressions", countText],
  ["engagements", "Engagements", countText],
  ["views", "Views", countText],
  ["clicks", "Clicks", countText],
  ["orders", "Orders", countText],
  ["revenue", "Revenue", moneyText],
] as const;

/** How the numbers of a report are made, in plain words. */
export const METHOD = [
  `We use each post's latest figures, from 1 hour to 30 days after it went up. Figures from a platform are shown as they are. Figures that an athlete entered are theirs: we can't check them, so they count as a range from ${TYPED_PERCENT}% lower to ${TYPED_PERCENT}% higher. We assume nothing about a post without a figure: we leave it out and say so. If an athlete has posted nothing or has no figures at all, we leave them and their fee out of the cost of each result, and say so.`,
  `People reached is the sum over all posts. Someone who saw two posts counts twice, because the platforms don't say who saw them. Engagements are likes, comments and shares. A click is one opening of the athlete's short link; known bots are left out, and one browser counts at most once a minute. Without a short link we show the clicks that the platform reports. Orders and revenue are those with the athlete's discount code, as the brand reports them, less the refunds it reports; a sale without the code isn't seen here.`,
  `Costs are the agreed fees, or what was paid once a deal is settled, with Laurel's fee as charged so far. The engagement rate is engagements for each follower that the channel had when the post was made; where we don't know that, for each it has today, and the rate says so. It is compared with the usual rate of athletes with as many followers. The forecast was made when the athlete accepted, for each post from the channel it was for: from their earlier posts on it, else from completed campaigns, else from published norms.`,
];
