export const INSIGHT_TABS = ["leaderboard", "campaigns", "trending", "roi"] as const;
export type InsightTab = (typeof INSIGHT_TABS)[number];
