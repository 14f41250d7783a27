import { formatMoney, plainPounds, toPence } from "~/platform/money";
import { normalizeLine } from "~/platform/normalize-text";
import { discountCode } from "./schema";

/** One report of sales with a code, or of a refund: then orders and revenue are negative. */
export interface Sale {
  code: string;
  /** 'YYYY-MM-DD' */
  day: string;
  orders: number;
  /** Pence. */
  revenue: number;
  reference: string;
  refund: boolean;
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
 * @param order of dates with slashes: that of all sales sent with it
 * @throws SaleError
 */
export function readSale(sent: SentSale, latest: string, order: DateOrder = "day first"): Sale {
  const code = discountCode.safeParse(sent.code);
  if (!code.success) throw new SaleError(`Code: ${code.error.issues[0]?.message}`);
  const reference = normalizeLine(sent.reference);
  if (!reference) throw new SaleError("Reference: name the order, so that it counts once");
  if (/^\d+(?:[.,]\d+)?E\+\d+$/i.test(reference))
    throw new SaleError(
      "Reference: a spreadsheet has shortened this number. Format its column as text, then paste the numbers again",
    );
  if (reference.length > REFERENCE_LENGTH)
    throw new SaleError(`Reference: use at most ${REFERENCE_LENGTH} characters`);
  const revenue = readRevenue(sent.revenue.trim());
  const refund = revenue < 0;
  return {
    code: code.data,
    day: readDay(sent.date.trim(), latest, order),
    orders: readOrders(sent.orders.trim(), refund),
    revenue,
    reference,
    refund,
  };
}

const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

export type DateOrder = "day first" | "month first";

/**
 * How dates with slashes are meant that come together: as the first of them that can only be one. Without such a one, as in Britain.
 * Pure.
 */
export function detectDateOrder(dates: readonly string[]): DateOrder {
  for (const date of dates) {
    const [, first, second] = SLASHES.exec(date.trim()) ?? [];
    if (Number(first) > 12) return "day first";
    if (Number(second) > 12) return "month first";
  }
  return "day first";
}

function readDay(text: string, latest: string, order: DateOrder): string {
  const slashes = SLASHES.exec(text);
  const [, first = "", second = "", y = ""] = slashes ?? [];
  const [d, m] = order === "day first" ? [first, second] : [second, first];
  const day = slashes ? `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}` : text;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  // A parser may take 30 February for 2 March.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day)
    throw new SaleError(
      order === "day first"
        ? "Date: write it as 2026-11-25 or 25/11/2026"
        : "Date: write it as 2026-11-25. Other dates here have the month first",
    );
  if (day < "2000-01-01" || day > latest)
    throw new SaleError("Date: use a day between 2000 and today");
  return day;
}

const WITH_THOUSANDS = /^\d{1,3}(,\d{3})+(?=\.|$)/;
/** '1.234,50' and '42,5' as '1234.50' and '42.5'; '2,500' stays, because its comma stands before thousands. */
const withDecimalPoint = (text: string) =>
  /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/.test(text)
    ? text.replaceAll(".", "").replace(",", ".")
    : text;

const withoutThousands = (text: string) =>
  text.replace(WITH_THOUSANDS, (digits) => digits.replaceAll(",", ""));

/** @param refund how many orders were refunded in full: none where only a part was */
function readOrders(text: string, refund: boolean): number {
  const digits = withoutThousands(refund ? text.replace(MINUS, "") : text);
  const orders = digits === "" ? 1 : Number(digits);
  if (!/^\d{0,9}$/.test(digits) || orders < (refund ? 0 : 1) || orders > MAX_ORDERS)
    throw new SaleError(
      refund
        ? "Orders: for a refund, use the number of orders fully refunded (0 if partial)"
        : "Orders: use a whole number from 1 to 100,000",
    );
  return refund ? 0 - orders : orders;
}

/** As people and spreadsheets write it. */
const MINUS = /^[-\u2212]\s*/;

/** Of the message, pence. */
const EXAMPLE = 123_450;

/** A minus stands before or after the pound sign. */
const AMOUNT = /^([-\u2212]?)\s*£?\s*([-\u2212]?)\s*(.*)$/;

function readRevenue(text: string): number {
  const [, before = "", after = "", amount = ""] = AMOUNT.exec(text) ?? [];
  const digits = before && after ? "" : withoutThousands(withDecimalPoint(amount));
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(digits))
    throw new SaleError(
      `Revenue: write pounds as ${plainPounds(EXAMPLE)} or ${formatMoney(EXAMPLE)}`,
    );
  const pounds = Number(digits);
  if (pounds > MAX_POUNDS)
    throw new SaleError(`Revenue: use at most ${formatMoney(toPence(MAX_POUNDS))} a line`);
  return (before || after) && pounds > 0 ? -toPence(pounds) : toPence(pounds);
}
