export const INSIGHT_TABS = ["results", "leaderboard", "trending", "roi"] as const;
export type InsightTab = (typeof INSIGHT_TABS)[number];
