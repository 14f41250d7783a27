import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq, sql } from "drizzle-orm";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { networkOf } from "~/platform/http";
import type { Database } from "~db/client";
import { campaignLinks } from "~db/schema";
import { findProgramRule } from "./program-rule";
import { isLinkOff } from "./stop-links.server";

/**
 * Leads a visitor to the landing address. The click is counted after the answer, once a minute of one network and browser, so that
 * a link which is opened again and again is no success. Nothing of the visitor is stored: its policy takes the cookies away.
 * @returns null for a code that leads nowhere, or whose link is off: the page of its address says so
 */
export async function followLink(
  request: Request,
  { db, clock, runInBackground, request: { ip } }: AppLoadContext,
  { code: typed }: { code: string },
  { CLICK_LIMIT }: { CLICK_LIMIT: RateLimit },
): Promise<Response | null> {
  if (request.method === "POST") return null;
  const code = typed.toLowerCase();
  const [[link]] = await db.read(
    db.orm
      .select({ target: campaignLinks.target, isOff: isLinkOff.mapWith(Boolean) })
      .from(campaignLinks)
      .where(eq(campaignLinks.code, code)),
  );
  if (!link || link.isOff) return null;
  const [clicks, bots] = findProgramRule(request) === null ? [1, 0] : [0, 1];
  const key = `${code} ${networkOf(ip)} ${request.headers.get("User-Agent")}`;
  runInBackground(async ({ db }) => {
    if (clicks > 0 && !(await CLICK_LIMIT.limit({ key })).success) return;
    await countClick(db, { code, day: dayOf(clock()), clicks, bots });
  });
  return new Response(null, {
    status: 302,
    headers: {
      Location: link.target,
      "Cache-Control": "no-store",
      // The shop learns which site its visitors come from, and no more.
      "Referrer-Policy": "strict-origin",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** One statement, so that clicks of the same moment all count. */
const countClick = (
  db: Database,
  { code, day, clicks, bots }: { code: string; day: string; clicks: number; bots: number },
) =>
  commit(
    { db },
    {
      effects: [
        sql`insert into link_clicks (code, day, clicks, bots) values (${code}, ${day}, ${clicks}, ${bots})
          on conflict (code, day) do update
          set clicks = clicks + excluded.clicks, bots = bots + excluded.bots`,
      ],
    },
  );
