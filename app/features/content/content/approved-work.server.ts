import { sql } from "drizzle-orm";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
import { wasApproved } from "./content-stages.server";
import { itemsOf } from "./deliverables.server";

/** @param of the alias of the row with the deal */
const approvedItems = (of: string, condition: ReturnType<typeof sql>) =>
  sql`(select coalesce(sum(${itemsOf}), 0) from content_submissions content
    where content.deal_id = ${sql.raw(of)}.deal_id and ${wasApproved("content")} and ${condition})`;

/** What the deals of a campaign ask for, and what of it is approved. */
export interface ApprovedWork {
  approved: number;
  agreed: number;
}

/** That, as a column of a query over `campaigns`: what `computeProgress` counts of approved content, summed in the database. */
export const approvedWork = sql`(select json_object('agreed', coalesce(sum(agreed), 0),
      'approved', coalesce(sum(named + min(agreed - named, spare)), 0))
    from (select sum(line.needed) as agreed, sum(min(line.needed, line.named)) as named,
        ${approvedItems(
          "line",
          sql`coalesce(content.deliverable, '') not in
          (select text from deal_deliverables where deal_id = line.deal_id)`,
        )} as spare
      from (select asked.deal_id, sum(asked.count) as needed,
          ${approvedItems("asked", sql`content.deliverable = asked.text`)} as named
        from deals deal join deal_deliverables asked on asked.deal_id = deal.id
        where deal.campaign_id = campaigns.id and ${countsAsDeal("deal")}
        group by asked.deal_id, asked.text) line
      group by line.deal_id))`.mapWith((text: string): ApprovedWork => JSON.parse(text));
