import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { and, eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verificationCode } from "~/features/campaigns/record/verification-code";
import { verifyFile } from "~/features/campaigns/record/verify.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { drawUpContract } from "~/features/deals/contracts/draw-up.server";
import {
  loadContractData,
  loadContractFile,
  makeContractFile,
} from "~/features/deals/contracts/file.server";
import { signContract } from "~/features/deals/contracts/sign.server";
import { termsOf } from "~/features/deals/contracts/terms";
import { stampContractFile } from "~/features/deals/contracts/time-stamp.server";
import { sha256Hex } from "~/platform/signing";
import { newId } from "~db/columns";
import { auditLogs, contractFiles, contracts, recordEntries, recordSeals } from "~db/schema";
import { assets } from "../support/assets";
import { authContext } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { ask } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { quickHash } from "../support/quick-password";
import { testEnv as env } from "../support/sealed-record";

const db = database();
const PASSWORD = "correct horse";
const as = (person: Person) => commandContext(db, person);

/** An authority that answers the question it gets, or a fixed text. It signs nothing: our side does not look at that. */
let authority: Server;
let stampUrl: string;
let refusing = false;

const stored = new Map<string, Uint8Array>();
const storage = {
  put: async (key: string, bytes: Uint8Array) => stored.set(key, bytes),
} as unknown as R2Bucket;
const make = (contractId: string) =>
  makeContractFile({ db, env, storage, assets, clock: Date.now }, { contractId });

const stamp = (url?: string) =>
  stampContractFile(
    { db, env: { ...env, TIME_STAMP_URL: url }, storage, clock: Date.now },
    { contractId: id },
  );

let brand: Person;
let athlete: Person;
let id: string;

const sign = async (person: Person) =>
  signContract(await authContext(db, { ip: `192.0.2.${newId().charCodeAt(25)}` }), as(person), id, {
    hash: (await loadContractPage(as(brand), id)).hash,
    name: `${person.name} in full`,
    otherName: true,
    password: PASSWORD,
  });

const queued = async () => {
  const { rows } = await db.client.execute({
    sql: "select payload from outbox where kind = 'contract-file' and payload like ?",
    args: [`%${id}%`],
  });
  return rows.length;
};

const accessEntriesOf = async ({ userId }: Person) => {
  const [looks] = await db.read(
    db.orm
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(and(eq(auditLogs.resourceId, id), eq(auditLogs.userId, userId))),
  );
  return looks;
};

const der = (tag: number, ...parts: Uint8Array[]) => {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Uint8Array.of(tag, ...length), body]);
};
const from = (hex: string) => Buffer.from(hex, "hex");

/** A granted answer with the hash and the nonce of the question (RFC 3161). */
function granted(question: Buffer) {
  // The places follow from the fixed form of the question.
  const [imprint, nonce] = [question.subarray(5, 56), question.subarray(56, 67)];
  const time = der(0x18, Buffer.from("20261123101500Z"));
  const info = der(0x30, from("020101"), from("06032a0304"), imprint, from("020107"), time, nonce);
  const content = der(0x30, from("060b2a864886f70d0109100104"), der(0xa0, der(0x04, info)));
  const noSigners = from("3100");
  const signed = der(0x30, from("020103"), from("3100"), content, noSigners);
  const token = der(0x30, from("06092a864886f70d010702"), der(0xa0, signed));
  return der(0x30, from("3003020100"), token);
}

beforeAll(async () => {
  authority = createServer(async (request, response) => {
    const question = Buffer.concat(await request.toArray());
    response.statusCode = refusing ? 503 : 200;
    response.end(refusing ? "" : granted(question));
  });
  await new Promise<void>((ready) => authority.listen(0, "127.0.0.1", ready));
  stampUrl = `http://127.0.0.1:${(authority.address() as AddressInfo).port}/`;
});
afterAll(() => authority.close());

beforeAll(async () => {
  const passwordHash = quickHash(PASSWORD);
  brand = await makeBrand(db, { companyName: "Northlight", passwordHash });
  athlete = await makeAthlete(db, { name: "Ada North", passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 90_000,
  });
  id = newId();
  const terms = termsOf({
    fee: 90_000,
    deliverables: [ask(2, "reel")],
    endDate: "2099-01-31",
  });
  await drawUpContract(as(brand), dealId, { id, terms });
});

test("a contract has a file once both have signed it, and the same one when it is made again", async () => {
  await sign(brand);
  expect(await queued()).toBe(0);
  await make(id);
  expect(stored.size).toBe(0);
  await expect(loadContractFile(as(brand), id, "pdf")).rejects.toMatchObject({ code: "not_found" });

  await sign(athlete);
  expect(await queued()).toBe(1);
  await make(id);
  const { key, name } = await loadContractFile(as(brand), id, "pdf");
  expect(name).toBe("Contract for Autumn miles.pdf");
  const bytes = stored.get(key) ?? new Uint8Array();
  const [[row]] = await db.read(
    db.orm.select().from(contractFiles).where(eq(contractFiles.contractId, id)),
  );
  expect(row).toMatchObject({ sha256: await sha256Hex(bytes), bytes: bytes.length });

  stored.clear();
  // An amendment may be signed before the file is made.
  await db.write([
    db.orm.update(contracts).set({ status: "replaced" }).where(eq(contracts.id, id)),
  ]);
  await make(id);
  expect(await sha256Hex(stored.get(key) ?? new Uint8Array())).toBe(row?.sha256);

  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  const { document, hash, clauses } = await loadContractPage(as(athlete), id);
  const plainText = text.replaceAll(/\s/g, "");
  const says = (part: string) => expect(plainText).toContain(part.replaceAll(/\s/g, ""));
  for (const clause of clauses)
    for (const part of [clause.title, clause.plain, ...clause.text]) says(part);
  const [entries] = await db.read(
    db.orm
      .select({ hash: recordSeals.hash })
      .from(recordEntries)
      .innerJoin(recordSeals, eq(recordSeals.entryId, recordEntries.id))
      .where(and(eq(recordEntries.subjectId, id), eq(recordEntries.kind, "contract_signed"))),
  );
  expect(entries).toHaveLength(2);
  for (const entry of entries) says(`Code ${verificationCode(entry.hash)}`);
  for (const part of ["Test Brand in full", "Ada North in full", hash, document.contract])
    says(part);
});

test("anyone may check the file and the signed text, and a changed byte is not ours", async () => {
  const pdf = stored.get(`contracts/${id}.pdf`) ?? new Uint8Array();
  const text = new TextEncoder().encode((await loadContractData(as(brand), id)).body);
  for (const file of [pdf, text]) {
    expect(await verifyFile({ db, env }, file)).toMatchObject({
      of: "document",
      state: "whole",
      label: "Contract signed by the athlete, version 1",
    });
    const changed = Uint8Array.from(file, (byte, i) => (i === 99 ? byte ^ 1 : byte));
    expect(await verifyFile({ db, env }, changed)).toEqual({ of: "document", state: "unknown" });
  }
});

test("its sides and staff may have it; staff are recorded", async () => {
  const [staff, stranger] = [await makeStaff(db), await makeAthlete(db)];
  expect(await loadContractFile(as(athlete), id, "pdf")).toMatchObject({
    key: `contracts/${id}.pdf`,
  });
  expect(await loadContractFile(as(staff), id, "pdf")).toMatchObject({
    key: `contracts/${id}.pdf`,
  });
  for (const person of [stranger, await makeStaff(db, [])])
    await expect(loadContractFile(as(person), id, "pdf")).rejects.toMatchObject({
      code: "not_found",
    });
  expect(await accessEntriesOf(staff)).toEqual([{ action: "contract_viewed" }]);
});

test("the signed terms can be had as the text that was hashed, like the file", async () => {
  const [staff, stranger] = [await makeStaff(db), await makeAthlete(db)];
  const { hash } = await loadContractPage(as(brand), id);
  for (const person of [brand, athlete, staff]) {
    const { body, name } = await loadContractData(as(person), id);
    expect(await sha256Hex(body)).toBe(hash);
    expect(name).toBe("Contract for Autumn miles.json");
  }
  for (const person of [stranger, await makeStaff(db, [])])
    await expect(loadContractData(as(person), id)).rejects.toMatchObject({ code: "not_found" });
  expect(await accessEntriesOf(staff)).toEqual([{ action: "contract_viewed" }]);
});

test("the file is time-stamped where the operator names an authority, and once it can be reached", async () => {
  const wait = async () =>
    (await loadContractPage(as(brand), id)).timeStamp ??
    loadContractFile(as(brand), id, "time-stamp").then(() => "a file without a row");
  await stamp();
  await expect(wait()).rejects.toMatchObject({ code: "not_found" });

  refusing = true;
  await expect(stamp(stampUrl)).rejects.toThrow("answered 503");
  await expect(wait()).rejects.toMatchObject({ code: "not_found" });

  refusing = false;
  await stamp(stampUrl);
  expect(await wait()).toEqual({
    authority: new URL(stampUrl).host,
    at: Date.parse("2026-11-23T10:15:00Z"),
  });
  const { key } = await loadContractFile(as(athlete), id, "time-stamp");
  expect(stored.get(key)?.length).toBeGreaterThan(100);

  stored.delete(key);
  await stamp(stampUrl);
  expect(stored.has(key)).toBe(false);
});

test("the file's own write queues the time-stamp", async () => {
  const asked = async () => {
    const { rows } = await db.client.execute({
      sql: "select payload from outbox where kind = 'time-stamp' and payload like ?",
      args: [`%${id}%`],
    });
    return rows.length;
  };
  expect(await asked()).toBe(0);
  await makeContractFile(
    { db, env: { ...env, TIME_STAMP_URL: stampUrl }, storage, assets, clock: Date.now },
    { contractId: id },
  );
  expect(await asked()).toBe(1);
});
