import { and, eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { contractFor } from "~/features/contracts/contract.server";
import { drawUp } from "~/features/contracts/draw-up.server";
import { contractFile, makeContractFile } from "~/features/contracts/file.server";
import { signContract } from "~/features/contracts/sign.server";
import { termsOf } from "~/features/contracts/terms";
import { sha256Of } from "~/features/media/fingerprint.server";
import { codeOf } from "~/features/record/code";
import { newId } from "~db/columns";
import { hashPassword } from "~db/password";
import { auditLogs, contractFiles, recordEntries, recordSeals } from "~db/schema";
import { authContext } from "../support/auth-context";
import { commandContext, database } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { testEnv as env } from "../support/sealed-record";

const db = database();
const PASSWORD = "correct horse";
const as = (person: Person) => commandContext(db, person);

const stored = new Map<string, Uint8Array>();
const storage = {
  put: async (key: string, bytes: Uint8Array) => stored.set(key, bytes),
} as unknown as R2Bucket;
const make = (contractId: string) =>
  makeContractFile({ db, env, storage, clock: Date.now }, { contractId });

let brand: Person;
let athlete: Person;
let id: string;

const sign = async (person: Person) =>
  signContract(await authContext(db, { ip: `192.0.2.${newId().charCodeAt(25)}` }), as(person), id, {
    hash: (await contractFor(as(brand), id)).hash,
    name: `${person.name} in full`,
    password: PASSWORD,
  });

const queued = async () => {
  const { rows } = await db.client.execute({
    sql: "select payload from outbox where kind = 'contract-file' and payload like ?",
    args: [`%${id}%`],
  });
  return rows.length;
};

beforeAll(async () => {
  const passwordHash = await hashPassword(PASSWORD);
  brand = await makeBrand(db, { companyName: "Northlight", passwordHash });
  athlete = await makeAthlete(db, { name: "Ada North", passwordHash });
  const campaignId = await makeCampaign(db, brand.userId, { title: "Autumn miles" });
  const invitationId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 90_000,
  });
  id = newId();
  const terms = termsOf({
    fee: 90_000,
    deliverables: ["2 Instagram reels"],
    endDate: "2099-01-31",
  });
  await drawUp(as(brand), invitationId, { id, terms });
});

test("a contract has a file once both have signed it, and the same one when it is made again", async () => {
  await sign(brand);
  expect(await queued()).toBe(0);
  await make(id);
  expect(stored.size).toBe(0);
  await expect(contractFile(as(brand), id)).rejects.toMatchObject({ code: "not_found" });

  await sign(athlete);
  expect(await queued()).toBe(1);
  await make(id);
  const { key, name } = await contractFile(as(brand), id);
  expect(name).toBe("Contract for Autumn miles.pdf");
  const bytes = stored.get(key) ?? new Uint8Array();
  const [[row]] = await db.read(
    db.orm.select().from(contractFiles).where(eq(contractFiles.contractId, id)),
  );
  expect(row).toMatchObject({ sha256: await sha256Of(bytes), bytes: bytes.length });

  stored.clear();
  await make(id);
  expect(await sha256Of(stored.get(key) ?? new Uint8Array())).toBe(row?.sha256);

  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  const { document, hash, clauses } = await contractFor(as(athlete), id);
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
  for (const entry of entries) says(`Code ${codeOf(entry.hash)}`);
  for (const part of ["Test Brand in full", "Ada North in full", hash, document.contract])
    says(part);
});

test("its sides and staff may have it; staff are recorded", async () => {
  const [staff, stranger] = [await makeStaff(db), await makeAthlete(db)];
  expect(await contractFile(as(athlete), id)).toMatchObject({ key: `contracts/${id}.pdf` });
  expect(await contractFile(as(staff), id)).toMatchObject({ key: `contracts/${id}.pdf` });
  for (const person of [stranger, await makeStaff(db, [])])
    await expect(contractFile(as(person), id)).rejects.toMatchObject({ code: "not_found" });
  const [looks] = await db.read(
    db.orm
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(and(eq(auditLogs.resourceId, id), eq(auditLogs.userId, staff.userId))),
  );
  expect(looks).toEqual([{ action: "contract_viewed" }]);
});
