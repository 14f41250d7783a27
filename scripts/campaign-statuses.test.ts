import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./stack.mjs";

/**
 * A literal status of a campaign in SQL, of the table or of its alias in the same text, in a condition of Drizzle, and in a
 * comparison. A rule of app/features/campaigns/campaigns/policy.ts or policy.server.ts names the states instead.
 */
const LITERALS = [
  /\bcampaigns\.status\}? (?:=|<>|is|in|not in) \(?'/,
  /\bcampaigns (?:as )?(\w+)\b[^`]*\b\1\.status (?:=|<>|is|in|not in) \(?'/,
  /\bfrom campaigns\s+where\b[^`()]*[^.]\bstatus (?:=|<>|is|in|not in) \(?'/,
  /\(campaigns\.status, \[?"/,
  /\b(?:campaign\.s|campaignS)tatus [!=]== "/,
];

const namesStatus = (source: string) => LITERALS.some((literal) => literal.test(source));

test("only campaigns know in which states their rules hold", () => {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !file.includes(".test.") && !file.startsWith("app/features/campaigns/campaigns/"),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => namesStatus(readFileSync(`${root}/${file}`, "utf8")))).toEqual([]);
});

test.each([
  "sql`case when campaigns.status = 'cancelled' then 1 end`",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  "sql`sum(${campaigns.status} <> 'draft')`",
  "sql`select 1 from deals join campaigns c on c.id = campaign_id where c.status in ('draft', 'active')`",
  "sql`select id from campaigns where id = 1 and status <> 'draft'`",
  'eq(campaigns.status, "active")',
  'inArray(campaigns.status, ["draft", "active"])',
  'campaign.status === "active"',
  'content.campaignStatus !== "cancelled"',
])("%s is found", (source) => {
  expect(namesStatus(source)).toBe(true);
});

test.each([
  "sql`select 1 from campaigns c join deals deal on deal.campaign_id = c.id where deal.status = 'active'`",
  "sql`select id from campaigns where id = 1` sql`select 1 from deals where status = 'active'`",
  'invitation.status === "accepted"',
])("%s is no status of a campaign", (source) => {
  expect(namesStatus(source)).toBe(false);
});
