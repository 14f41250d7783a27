export const INSIGHT_TABS = ["leaderboard", "trending", "roi"] as const;
export type InsightTab = (typeof INSIGHT_TABS)[number];
