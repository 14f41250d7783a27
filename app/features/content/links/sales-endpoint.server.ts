import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { profiles, salesSecrets } from "~db/schema";
import { countSales, latestDay, matchSales } from "./count-sales.server";
import { detectDateOrder, readSale, type Sale, SaleError } from "./sale";
import { decryptSalesSecret } from "./sales-secret.server";
import { isSigned, SIGNATURE_HEADER } from "./sales-signature";

const amount = z.union([z.string(), z.number()]).transform(String);

const reportSchema = z.object({
  sales: z
    .array(
      z.object({
        code: z.string(),
        date: z.string(),
        orders: amount.default("1"),
        revenue: amount,
        // A longer number has lost its last digits before it can be read. The rule is the union's, because a union
        // answers for a rule of its parts with "Invalid input".
        reference: z
          .union([z.string(), z.number()])
          .refine(
            (given) => typeof given === "string" || Number.isSafeInteger(given),
            "Send this number as text: it has a fraction or too many digits",
          )
          .transform(String),
      }),
    )
    .min(1)
    .max(500),
});

interface Fault {
  /** Its place in the report, from 0. */
  sale: number;
  reason: string;
}

/**
 * Counts what a brand's shop reports: all of a report or nothing. The raw body is verified before it is parsed.
 * @returns null where there is nothing but a place to send to
 */
export async function receiveSales(
  request: Request,
  context: AppLoadContext,
  { brandId }: { brandId: string },
): Promise<Response | null> {
  if (request.method !== "POST") return null;
  const { db, clock } = context;
  const now = clock();
  const body = new Uint8Array(await request.arrayBuffer());
  const signed = { header: request.headers.get(SIGNATURE_HEADER), body, now };
  const shop = await loadShop(context, brandId);
  if (!shop || !(await isSigned(shop.secret, signed)))
    return Response.json({ error: "The signature or time is wrong." }, { status: 401 });
  const report = readReport(body, latestDay(now));
  if (!("sales" in report)) return Response.json(report, { status: 400 });
  const { sales } = report;
  const ctx = { actor: { personId: shop.ownerId, brandId }, db, now, request: context.request };
  const { unknown } = await matchSales(ctx, sales);
  if (unknown.size > 0)
    return Response.json(
      {
        error: "Nothing was counted.",
        faults: [...unknown].map((sale) => ({
          sale,
          reason: `Code: you have given no athlete ${sales[sale]?.code}`,
        })),
      },
      { status: 422 },
    );
  const counted = await countSales(ctx, sales, "webhook");
  return Response.json({ counted, countedBefore: sales.length - counted });
}

/** The secret of a brand's shop; null for a brand without one, and for an account that is suspended or closed. */
async function loadShop({ db, env }: AppLoadContext, brandId: string) {
  const [[row]] = await db.read(
    db.orm
      .select({ sealed: salesSecrets.sealedSecret, ownerId: profiles.id })
      .from(salesSecrets)
      .innerJoin(profiles, eq(profiles.id, ownerOfBrand(salesSecrets.brandId)))
      .where(
        and(
          eq(salesSecrets.brandId, brandId),
          eq(profiles.status, "active"),
          isNull(profiles.closedAt),
        ),
      ),
  );
  if (!row) return null;
  return { secret: await decryptSalesSecret(env, brandId, row.sealed), ownerId: row.ownerId };
}

type Report = { sales: Sale[] } | { error: string; faults?: Fault[] };

function readReport(body: Uint8Array, latest: string): Report {
  const parsed = reportSchema.safeParse(parseJson(body));
  if (!parsed.success) return { error: z.prettifyError(parsed.error) };
  const faults: Fault[] = [];
  const order = detectDateOrder(parsed.data.sales.map(({ date }) => date));
  const sales = parsed.data.sales.flatMap((sent, sale) => {
    try {
      return readSale(sent, latest, order);
    } catch (error) {
      if (!(error instanceof SaleError)) throw error;
      faults.push({ sale, reason: error.message });
      return [];
    }
  });
  return faults.length > 0 ? { error: "Nothing was counted.", faults } : { sales };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
