import { describe, expect, test } from "vitest";
import { type StandardTerms, USUAL_TERMS } from "~db/terms";
import { compareTerms } from "./compare-terms";
import { campaignTermsStart, standardTermsStart, termConstraints } from "./form";
import { campaignTerms, campaignTermsFrom, standardTermsFrom, type TypedTerms } from "./schema";
import {
  campaignTermLines,
  feeText,
  fieldOf,
  isInUse,
  TERM_NAMES,
  type TermName,
  termLines,
} from "./terms";

/** Terms in which every standard term says something. */
const TERMS: StandardTerms = {
  ...USUAL_TERMS,
  exclusiveIn: "footwear",
  exclusiveMonths: 3,
};

/** Another value of a term, whatever its kind. */
function otherValue(name: TermName): unknown {
  const { input } = fieldOf(name);
  if (input.kind === "payments") return TERMS.milestones.map((one) => ({ ...one, name: "All" }));
  if (input.kind === "yes") return !TERMS[name];
  if (input.kind === "choice") return input.values.findLast((value) => value !== TERMS[name]);
  return Number(TERMS[name]) + 1;
}

const read = (typed: object) => campaignTerms.safeParse(typed);
const typedFrom = (terms: StandardTerms) => standardTermsStart(terms) as unknown as TypedTerms;
const pathsOf = (result: ReturnType<typeof read>) =>
  (result.error?.issues ?? []).map(({ path }) => path.join("."));

test("the list describes every term", () => {
  expect([...TERM_NAMES].sort()).toEqual(Object.keys(USUAL_TERMS).sort());
});

describe.each(TERM_NAMES)("%s", (name) => {
  const changed = { ...TERMS, [name]: otherValue(name) } as StandardTerms;

  test("comes back from its form as it was", () => {
    for (const terms of [TERMS, changed, USUAL_TERMS]) {
      const result = read(typedFrom(terms));
      expect(result.error?.issues).toBeUndefined();
      expect(result.data && standardTermsFrom(result.data)).toEqual(terms);
    }
  });

  test("shows as a change, and as nothing else", () => {
    expect(compareTerms(termLines(TERMS), termLines(TERMS))).toEqual([]);
    const changes = compareTerms(termLines(TERMS), termLines(changed));
    expect(changes.map(({ key }) => key.replace(/-\d+$/, ""))).toEqual([name]);
    expect(changes[0]?.before).not.toBe(changes[0]?.after);
  });

  test("is refused at its field when it must be said and is not", () => {
    const required = name in termConstraints();
    const missing = { ...typedFrom(TERMS), [name]: undefined };
    const needsMonths = ["useMonths", "exclusiveMonths"].includes(name);
    expect(pathsOf(read(missing))).toEqual(required || needsMonths ? [name] : []);
  });

  test("is refused at its field beyond its limits", () => {
    const { input } = fieldOf(name);
    const wrong = { choice: "elsewhere", figure: 1000, yes: "perhaps", payments: [] }[input.kind];
    expect(pathsOf(read({ ...typedFrom(TERMS), [name]: wrong }))).toContain(name);
  });

  test("says nothing where it does not apply", () => {
    const off = { ...TERMS, use: "none", exclusiveIn: null } as const;
    const lines = termLines(off).map(({ key }) => key.replace(/-\d+$/, ""));
    expect(lines.includes(name)).toBe(isInUse(name, off));
  });
});

test("a right that is not granted has no time, whatever was typed", () => {
  const typed = { ...typedFrom(TERMS), use: "none" as const, exclusiveIn: undefined };
  expect(standardTermsFrom(typed)).toMatchObject({ useMonths: 0, exclusiveMonths: 0 });
});

describe("the fee of a campaign", () => {
  const withFee = (feeFrom?: number, feeTo?: number) =>
    read({ ...typedFrom(USUAL_TERMS), feeFrom, feeTo });
  const FEES: [from: number | undefined, to: number | undefined, text: string][] = [
    [450, undefined, "£450"],
    [450, 450, "£450"],
    [300, 600, "£300 to £600"],
    [undefined, undefined, "The athlete's own rate"],
  ];
  test.each(FEES)("%s to %s is “%s”, and comes back from its form", (from, to, text) => {
    const { data } = withFee(from, to);
    if (!data) throw new Error("refused");
    const terms = campaignTermsFrom(data);
    expect(feeText(terms)).toBe(text);
    expect(campaignTermLines(terms)[0]).toMatchObject({ key: "fee", value: text });
    expect(campaignTermsFrom(campaignTermsStart(terms) as never)).toEqual(terms);
  });

  test.each([
    [undefined, 600, "feeFrom"],
    [600, 300, "feeTo"],
    [0.5, undefined, "feeFrom"],
  ])("%s to %s is refused at %s", (from, to, field) => {
    expect(pathsOf(withFee(from, to))).toEqual([field]);
  });
});
