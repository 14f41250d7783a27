import { type SQL, sql } from "drizzle-orm";
import { POST_SPANS } from "~db/constants";

const inOrder = sql.raw(
  `case span ${POST_SPANS.map((span, i) => `when '${span}' then ${i}`).join(" ")} end`,
);

/** The latest span of which a post has figures. They are totals so far, so only those of one span count. */
export const latestSpan = (contentId: SQL) =>
  sql`(select span from post_figures latest where latest.content_id = ${contentId} order by ${inOrder} desc limit 1)`;
