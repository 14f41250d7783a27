import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  check,
  first,
  KEYS,
  parsed,
  recordOf,
  second,
} from "../../../../tests/support/made-record";
import { canonicalJson, type EntryContent, type PublicKey } from "./chain";

const SCRIPT = fileURLToPath(new URL("../../../../scripts/verify-record.mjs", import.meta.url));

const content = (body: unknown): EntryContent => ({
  athlete: "01athlete",
  body,
  createdAt: 1_795_403_507_450,
  kind: "contract_signed",
  salt: "00ff",
  subject: "01contract",
});

const small = () =>
  recordOf("01campaign", [
    { content: content({ fee: 90_000, text: "One “reel”" }), withheld: false, key: 0 },
    { content: content({ fee: 1 }), withheld: true, key: 0 },
    { content: content({ files: [], at: null, ok: true }), withheld: false, key: 1 },
  ]);

type Checked = Awaited<ReturnType<typeof small>>;

const changed = async (change: (record: Checked) => unknown) => {
  const record = structuredClone(await small());
  return check(change(record) ?? record);
};

test("a record as it was made is whole, with and without line breaks", async () => {
  const record = await small();
  const head = record.entries[2]?.hash;
  expect(await check(record)).toEqual({ state: "whole", campaign: "01campaign", entries: 3, head });
  expect(await check(JSON.parse(JSON.stringify(record, null, 2)))).toMatchObject({
    state: "whole",
  });
});

test("every changed byte of a file is found", async () => {
  const record = await small();
  const bytes = Buffer.from(JSON.stringify(record));
  const untold: number[] = [];
  for (let i = 0; i < bytes.length; i++) {
    const altered = Buffer.from(bytes);
    altered[i] = (bytes[i] ?? 0) ^ 1;
    const read = parsed(altered.toString("utf8"));
    if ((await check(read)).state === "whole") untold.push(i);
  }
  expect(bytes.length).toBeGreaterThan(1_000);
  expect(untold).toEqual([]);
});

describe("faults are named with their entry", () => {
  test.each<[string, (record: Checked) => unknown, object]>([
    [
      "another term",
      (r) => void Object.assign(r.entries[0] ?? {}, { body: { fee: 1 } }),
      { at: 1, fault: "content" },
    ],
    [
      "a withheld term",
      (r) => void Object.assign(r.entries[1] ?? {}, { content: "0".repeat(64) }),
      { at: 2, fault: "content" },
    ],
    ["an entry left out", (r) => void r.entries.splice(1, 1), { at: 2, fault: "number" }],
    [
      "an entry left out, the rest renumbered",
      (r) => {
        r.entries.splice(1, 1);
        Object.assign(r.entries[1] ?? {}, { number: 2 });
      },
      { at: 2, fault: "content" },
    ],
    ["entries in another order", (r) => void r.entries.reverse(), { at: 1, fault: "number" }],
    [
      "another hash",
      (r) => void Object.assign(r.entries[2] ?? {}, { hash: "0".repeat(64) }),
      { at: 3, fault: "seal" },
    ],
    [
      "a later seal",
      (r) => void Object.assign(r.entries[2]?.seal ?? {}, { sealedAt: 9_000 }),
      { at: 3, fault: "seal" },
    ],
    [
      "another of our keys",
      (r) => void Object.assign(r.entries[2]?.seal ?? {}, { key: "one" }),
      { at: 3, fault: "seal" },
    ],
    ["another campaign", (r) => ({ ...r, campaign: "02campaign" }), { at: 1, fault: "content" }],
    [
      "another field",
      (r) => void Object.assign(r.entries[1] ?? {}, { note: "" }),
      { at: 2, fault: "form" },
    ],
    ["no entry", (r) => ({ ...r, entries: [] }), { at: 0, fault: "form" }],
    ["no record", () => [], { at: 0, fault: "form" }],
  ])("%s", async (_, change, fault) => {
    expect(await changed(change)).toEqual({ state: "altered", ...fault });
  });
});

test("a key that is unknown is named, a fault in the chain before it", async () => {
  const record = await small();
  expect(await check(record, [second])).toEqual({ state: "unknown key", at: 1, key: "one" });
  Object.assign(record.entries[2] ?? {}, { body: 1 });
  expect(await check(record, [])).toMatchObject({ state: "altered", at: 3 });
});

test("a key signs in its own time only", async () => {
  const record = await small();
  expect(await check(record, [{ ...first, until: 5_000 }, second])).toMatchObject({
    at: 1,
    fault: "seal",
  });
  expect(await check(record, [first, { ...second, from: 5_004 }])).toMatchObject({
    at: 3,
    fault: "seal",
  });
  expect(await check(record, [{ ...first, until: 5_002 }, second])).toMatchObject({
    state: "whole",
  });
});

describe("the command line", () => {
  async function run(
    change: (text: string) => string = (text) => text,
    keys: PublicKey[] | null = KEYS,
  ) {
    const folder = mkdtempSync(join(tmpdir(), "laurel-record-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [file, keysFile] = [join(folder, "record.json"), join(folder, "keys.json")];
    writeFileSync(file, change(JSON.stringify(await small())));
    writeFileSync(keysFile, JSON.stringify({ keys }));
    try {
      const args = [SCRIPT, file, ...(keys ? ["--keys", keysFile] : [])];
      return [0, execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe" })];
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return [status, stdout];
    }
  }

  test("says whole, altered and where, unknown key", async () => {
    expect(await run()).toEqual([0, expect.stringMatching(/^whole: 3 entries/)]);
    expect(await run((text) => text.replace("90000", "90001"))).toEqual([
      1,
      expect.stringMatching(/^altered at entry 1: /),
    ]);
    expect(await run((text) => text.slice(1))).toEqual([1, "altered: this is not a record\n"]);
    expect(await run(undefined, [second])).toEqual([2, expect.stringMatching(/^unknown key one/)]);
    expect(await run(undefined, null)).toEqual([2, expect.stringMatching(/^unknown key one/)]);
  });
});

/** RFC 8785, sections 3.2.2 to 3.2.4 and appendix B. */
describe("canonical JSON", () => {
  test("of the sample", () => {
    const sample = String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],
      "string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`;
    expect(canonicalJson(JSON.parse(sample))).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  test("sorts names by UTF-16 code units", () => {
    const names = ["\u20ac", "\r", "\ufb33", "1", "\ud83d\ude00", "\u0080", "\u00f6"];
    expect(canonicalJson(Object.fromEntries(names.map((name) => [name, 0])))).toBe(
      `{"\\r":0,"1":0,"\u0080":0,"\u00f6":0,"\u20ac":0,"\ud83d\ude00":0,"\ufb33":0}`,
    );
  });

  test.each([
    ["0000000000000000", "0"],
    ["8000000000000000", "0"],
    ["0000000000000001", "5e-324"],
    ["8000000000000001", "-5e-324"],
    ["7fefffffffffffff", "1.7976931348623157e+308"],
    ["ffefffffffffffff", "-1.7976931348623157e+308"],
    ["4340000000000000", "9007199254740992"],
    ["c340000000000000", "-9007199254740992"],
    ["4430000000000000", "295147905179352830000"],
    ["44b52d02c7e14af5", "9.999999999999997e+22"],
    ["44b52d02c7e14af6", "1e+23"],
    ["44b52d02c7e14af7", "1.0000000000000001e+23"],
    ["444b1ae4d6e2ef4e", "999999999999999700000"],
    ["444b1ae4d6e2ef4f", "999999999999999900000"],
    ["444b1ae4d6e2ef50", "1e+21"],
    ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
    ["3eb0c6f7a0b5ed8d", "0.000001"],
    ["41b3de4355555553", "333333333.3333332"],
    ["41b3de4355555557", "333333333.33333343"],
    ["becbf647612f3696", "-0.0000033333333333333333"],
    ["43143ff3c1cb0959", "1424953923781206.2"],
  ])("of the number %s", (bits, text) => {
    expect(canonicalJson(Buffer.from(bits, "hex").readDoubleBE())).toBe(text);
  });

  test.each([
    ["not a number", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["half a character", "\ud83d"],
    ["nothing", undefined],
  ])("refuses %s", (_, value) => {
    expect(() => canonicalJson(value)).toThrow();
  });
});
