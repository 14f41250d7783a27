/** What one charge pays: a payment, or several of a brand. Pure. */

export interface ChargedPart {
  dealId: string;
  /** Of the payment in its deal. */
  number: number;
  /** With our fee, in pence. */
  total: number;
}

/** Stripe's metadata takes this many. */
export const MOST_PARTS = 50;

/** As a form and Stripe's metadata hold it. */
export const partText = ({ dealId, number, total }: ChargedPart): string =>
  [dealId, number, total].join(":");

/** Null: a forged one. */
export function readPart(text: string): ChargedPart | null {
  const [dealId = "", number, total] = text.split(":");
  const part = { dealId, number: Number(number), total: Number(total) };
  return dealId && part.number > 0 && [part.number, part.total].every(Number.isSafeInteger)
    ? part
    : null;
}

export const partsMetadata = (parts: readonly ChargedPart[]): Record<string, string> =>
  Object.fromEntries(parts.map((part, i) => [`part_${i + 1}`, partText(part)]));

/** The parts that the metadata of a page or a charge names. */
export const partsIn = (metadata: Readonly<Record<string, string>> | null): ChargedPart[] =>
  Object.entries(metadata ?? {}).flatMap(([key, text]) => {
    const part = key.startsWith("part_") ? readPart(text) : null;
    return part ? [part] : [];
  });
