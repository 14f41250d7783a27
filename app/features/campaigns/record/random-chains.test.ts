import fc from "fast-check";
import { expect, test } from "vitest";
import { check, parsed, recordOf } from "../../../../tests/support/made-record";
import { canonicalJson } from "./chain";

/** What a file says, however it is spelt; null for what no file may say. */
const meaning = (value: unknown) => {
  try {
    return canonicalJson(value);
  } catch {
    return null;
  }
};

test("1,000 random records: whole as made; a random change is found", async () => {
  const id = fc.string({ minLength: 1, maxLength: 8 });
  const said = fc.record({
    content: fc.record({
      athlete: id,
      body: fc.jsonValue({ maxDepth: 2, stringUnit: "binary" }),
      createdAt: fc.nat(),
      kind: id,
      salt: id,
      subject: id,
    }),
    withheld: fc.boolean(),
    key: fc.nat(1),
  });
  const seen = { found: 0, same: 0 };
  await fc.assert(
    fc.asyncProperty(
      id,
      fc.array(said, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (campaign, entries, position, flip) => {
        const record = await recordOf(campaign, entries);
        const text = JSON.stringify(record);
        expect(await check(JSON.parse(text))).toMatchObject({ state: "whole" });
        const bytes = Buffer.from(text);
        const at = position % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ flip;
        const read = parsed(bytes.toString("utf8"));
        const isSame = read !== undefined && meaning(read) === meaning(record);
        seen[isSame ? "same" : "found"] += 1;
        expect((await check(read)).state === "whole").toBe(isSame);
      },
    ),
    { numRuns: 1_000, seed: 14 },
  );
  expect(seen.found).toBeGreaterThan(900);
}, 60_000);
