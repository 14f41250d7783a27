import { sql } from "drizzle-orm";
import { commit, type WriteContext } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import type { Statement } from "~db/client";
import type { SaleSource } from "~db/constants";
import type { Sale } from "./sale";

/** Rows of one statement. */
const CHUNK = 1_000;

/** The day that has begun where days begin first (UTC+14). */
export const latestDay = (now: number) => dayOf(now + 14 * HOUR_MS);

/** A brand's own report of sales, by form or by its shop's signed request. */
type BrandContext = Omit<WriteContext, "actor"> & { actor: { personId: string; brandId: string } };

/** Which of these sales name no code of the brand, and which have been counted before: their places in the list. */
export async function matchSales({ actor, db }: BrandContext, sales: readonly Sale[]) {
  const sent = JSON.stringify(
    sales.map(({ code, reference, refund }) => ({ code, reference, refund: Number(refund) })),
  );
  const [rows] = await db.read(
    db.orm.all<{ place: number; known: number }>(sql`
      select sent.key as place, d.id is not null as known
      from json_each(${sent}) sent
      left join discount_codes d on d.brand_id = ${actor.brandId} and d.code = sent.value ->> 'code'
      left join code_sales s on s.code_id = d.id and s.reference = sent.value ->> 'reference'
        and s.refund = sent.value ->> 'refund'
      where d.id is null or s.code_id is not null`),
  );
  const placesWhere = (known: boolean) =>
    new Set(rows.filter((row) => Boolean(row.known) === known).map(({ place }) => place));
  return { unknown: placesWhere(false), counted: placesWhere(true) };
}

/**
 * Counts sales with codes of the actor's own brand, and refunds, in one transaction. The same reference of a code counts once,
 * and its refund once, whatever they say later.
 * @returns how many were new
 */
export async function countSales(
  ctx: BrandContext,
  sales: readonly Sale[],
  source: SaleSource,
): Promise<number> {
  const { actor, now } = ctx;
  const inserts: Statement[] = [];
  for (let i = 0; i < sales.length; i += CHUNK)
    inserts.push(sql`
      insert into code_sales (code_id, reference, refund, day, orders, revenue, source, created_at)
      select d.id, sent.value ->> 'reference', sent.value ->> 'refund', sent.value ->> 'day', sent.value ->> 'orders',
        sent.value ->> 'revenue', ${source}, ${now}
      from json_each(${JSON.stringify(sales.slice(i, i + CHUNK))}) sent
      join discount_codes d on d.brand_id = ${actor.brandId} and d.code = sent.value ->> 'code'
      where true on conflict (code_id, reference, refund) do nothing`);
  const resultOf = await commit(ctx, {
    effects: inserts,
    audit: {
      action: "sales_reported",
      resourceType: "brand",
      resourceId: actor.brandId,
      detail: { source, sent: sales.length },
      // A shop may report each order by itself.
      ...(source === "webhook" && { oncePerMs: DAY_MS }),
    },
  });
  return inserts.reduce((sum, insert) => sum + (resultOf(insert)?.rowsAffected ?? 0), 0);
}
