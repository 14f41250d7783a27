import { execFileSync } from "node:child_process";
import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkRecord as checkAlone } from "../../../scripts/verify-record.mjs";
import {
  canonicalJson,
  checkRecord,
  type EntryContent,
  entryHash,
  FORMAT,
  type PublicKey,
  sealedText,
  sha256Hex,
} from "./chain";

const SCRIPT = fileURLToPath(new URL("../../../scripts/verify-record.mjs", import.meta.url));

const pairs = ["one", "two"].map((kid) => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  return { kid, privateKey, x };
});
const [first, second] = pairs.map(
  ({ kid, x }): PublicKey => ({ kid, kty: "OKP", crv: "Ed25519", x, from: 0, until: null }),
) as [PublicKey, PublicKey];
const KEYS = [first, second];

interface Said {
  content: EntryContent;
  /** Only its hash is in the file. */
  withheld: boolean;
  key: number;
}

async function recordOf(campaign: string, said: readonly Said[]) {
  const entries = [];
  let previous: string | null = null;
  for (const [i, { content, withheld, key }] of said.entries()) {
    const number = i + 1;
    const { kid, privateKey } = pairs[key] ?? pairs[0] ?? expect.fail();
    const hash: string = await entryHash(campaign, number, previous, content);
    const sealedAt = 5_000 + number;
    const signed = sign(null, Buffer.from(sealedText(hash, sealedAt)), privateKey);
    const seal = { key: kid, sealedAt, signature: signed.toString("base64url") };
    const shown = withheld ? { content: await sha256Hex(canonicalJson(content)) } : content;
    entries.push({ ...shown, number, hash, seal });
    previous = hash;
  }
  return { format: FORMAT, campaign, entries };
}

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

/** Both checks, which must agree. */
async function check(record: unknown, keys = KEYS) {
  const verdict = await checkRecord(record, keys);
  expect(checkAlone(record, keys)).toEqual(verdict);
  return verdict;
}

const changed = async (change: (record: Checked) => unknown) => {
  const record = structuredClone(await small());
  return check(change(record) ?? record);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a file says, however it is spelt; null for what no file may say. */
const meaning = (value: unknown) => {
  try {
    return canonicalJson(value);
  } catch {
    return null;
  }
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
