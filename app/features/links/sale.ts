import { formatMoney, plainPounds, toPence } from "~/platform/money";
import { normalizeWhitespace } from "~/platform/normalize-whitespace";
import { discountCode } from "./schema";

/** One report of sales with a code. */
export interface Sale {
  code: string;
  /** 'YYYY-MM-DD' */
  day: string;
  orders: number;
  /** Pence. */
  revenue: number;
  reference: string;
}

/** As it was sent. */
export type SentSale = Record<"code" | "date" | "orders" | "revenue" | "reference", string>;

const REFERENCE_LENGTH = 100;
const MAX_ORDERS = 100_000;
const MAX_POUNDS = 10_000_000;

/** A fault of what was sent, with what to do about it. */
export class SaleError extends Error {
  override name = "SaleError";
}

/**
 * Reads a sale strictly: what could mean two things is refused. Pure.
 * @param latest the last day that has begun anywhere
 * @throws SaleError
 */
export function readSale(sent: SentSale, latest: string): Sale {
  const code = discountCode.safeParse(sent.code);
  if (!code.success) throw new SaleError(`Code: ${code.error.issues[0]?.message}`);
  const reference = normalizeWhitespace(sent.reference);
  if (!reference) throw new SaleError("Reference: name the order, so that it counts once");
  if (reference.length > REFERENCE_LENGTH)
    throw new SaleError(`Reference: use at most ${REFERENCE_LENGTH} characters`);
  return {
    code: code.data,
    day: readDay(sent.date.trim(), latest),
    orders: readOrders(sent.orders.trim()),
    revenue: readRevenue(sent.revenue.trim()),
    reference,
  };
}

function readDay(text: string, latest: string): string {
  const british = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [, d = "", m = "", y = ""] = british ?? [];
  const day = british ? `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}` : text;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  // A parser may take 30 February for 2 March.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day)
    throw new SaleError("Date: write it as 2026-11-25 or 25/11/2026");
  if (day < "2000-01-01" || day > latest)
    throw new SaleError("Date: use a day between 2000 and today");
  return day;
}

const WITH_THOUSANDS = /^\d{1,3}(,\d{3})+(?=\.|$)/;
const withoutThousands = (text: string) =>
  text.replace(WITH_THOUSANDS, (digits) => digits.replaceAll(",", ""));

function readOrders(text: string): number {
  if (text === "") return 1;
  const digits = withoutThousands(text);
  const orders = Number(digits);
  if (!/^\d{1,9}$/.test(digits) || orders < 1 || orders > MAX_ORDERS)
    throw new SaleError("Orders: use a whole number from 1 to 100,000");
  return orders;
}

/** Of the message, pence. */
const EXAMPLE = 123_450;

function readRevenue(text: string): number {
  const digits = withoutThousands(text.replace(/^£\s*/, ""));
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(digits))
    throw new SaleError(
      `Revenue: write pounds as ${plainPounds(EXAMPLE)} or ${formatMoney(EXAMPLE)}`,
    );
  const pounds = Number(digits);
  if (pounds > MAX_POUNDS)
    throw new SaleError(`Revenue: use at most ${formatMoney(toPence(MAX_POUNDS))} a line`);
  return toPence(pounds);
}
