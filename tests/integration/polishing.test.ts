import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  polishedFileTarget,
  removePolishedFile,
} from "~/features/content/content/polished-files.server";
import {
  finishPolishing,
  recallFromPolishing,
  returnFromPolishing,
  submitOriginal,
} from "~/features/content/content/polishing.server";
import { loadAthleteContent, loadBrandContent } from "~/features/content/content/queries.server";
import {
  claimPolishing,
  releasePolishing,
  saveChecks,
} from "~/features/content/polishing/commands.server";
import { loadPolishing } from "~/features/content/polishing/queries.server";
import { checksSchema } from "~/features/content/polishing/schema";
import { addFile } from "~/features/media/media/attachments.server";
import { newId } from "~db/columns";
import { POLISH_CHECKS } from "~db/constants";
import { commandContext } from "../support/command-context";
import {
  addPolishedFile,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeStaff,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";

const db = database();
let brand: Person;
let athlete: Person;
let staff: Person;
let colleague: Person;
let campaignId: string;

beforeAll(async () => {
  [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  [staff, colleague] = [await makeStaff(db), await makeStaff(db)];
  campaignId = await makeCampaign(db, brand.brandId);
});

/** A moment of its own for every step, as people have. */
let clock = Date.now();
const as = (person: Person) => {
  clock += 1_000;
  return { ...commandContext(db, person), now: clock };
};

const polishing = (polisherId?: string) =>
  makeContent(db, campaignId, athlete.userId, "polishing", { polisherId });

const finish = (id: string) => finishPolishing(as(staff), id, POLISH_CHECKS);

const rows = async (query: ReturnType<typeof sql>) => (await db.read(db.orm.all(query)))[0];

const storageTasks = (mediaId: string) =>
  rows(sql`select 1 from outbox where kind = 'storage' and instr(payload, ${mediaId})`);

test("of two who claim at once one has it, and the other is told who", async () => {
  const id = await polishing();
  const results = await Promise.allSettled(
    [staff, colleague].map((one) => claimPolishing(as(one), id)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const lost = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({
    code: "conflict",
    message: "Test Staff is already polishing this.",
  });
  const winner = results[0]?.status === "fulfilled" ? staff : colleague;
  expect(await loadPolishing(db, id)).toMatchObject({ holderId: winner.userId });
});

test("only the one who has claimed a content item checks it, sends it on and sends it back", async () => {
  const id = await polishing();
  const attempts = (person: Person) => [
    () => finishPolishing(as(person), id, POLISH_CHECKS),
    () => returnFromPolishing(as(person), id, "Louder"),
  ];
  for (const attempt of attempts(staff))
    await expect(attempt()).rejects.toMatchObject({
      message: expect.stringMatching(/^Claim this first/),
    });
  await claimPolishing(as(colleague), id);
  for (const attempt of [...attempts(staff), () => releasePolishing(as(staff), id)])
    await expect(attempt()).rejects.toMatchObject({
      message: expect.stringMatching(/already polishing this/),
    });
  await expect(saveChecks(as(staff), id, ["sound"])).rejects.toMatchObject({ code: "conflict" });
  await saveChecks(as(colleague), id, ["sound"]);
  expect(await loadPolishing(db, id)).toMatchObject({ status: "claimed", checks: ["sound"] });
});

test("a content item that is released waits again; an admin may release it for a colleague", async () => {
  const id = await polishing(colleague.userId);
  const admin = await makeStaff(db, ["admin"]);
  await releasePolishing(as(admin), id);
  await claimPolishing(as(staff), id);
  await releasePolishing(as(staff), id);
  expect(await loadPolishing(db, id)).toMatchObject({ status: "waiting", holderId: null });
});

/** The database of a command that someone is quicker than: `first` happens between its read and its write. */
const staleAfter = (first: () => Promise<unknown>): typeof db => ({
  ...db,
  write: async (statements) => {
    await first();
    return db.write(statements);
  },
});

const releaseForColleague = async (id: string) =>
  releasePolishing(as(await makeStaff(db, ["admin"])), id);

test("a claim that is lost before the write sends nothing on and changes no file", async () => {
  const id = await polishing(staff.userId);
  const { ownId, polishedId } = await addPolishedFile(db, id, athlete.userId, 2);
  const commands: ((ctx: ReturnType<typeof as>) => Promise<unknown>)[] = [
    (ctx) => finishPolishing(ctx, id, POLISH_CHECKS),
    (ctx) => removePolishedFile(ctx, { contentId: id, fileId: ownId }),
  ];
  for (const command of commands) {
    const lost = { ...as(staff), db: staleAfter(() => releaseForColleague(id)) };
    await expect(command(lost)).rejects.toMatchObject({ code: "conflict" });
    await claimPolishing(as(staff), id);
  }
  expect(await loadAthleteContent(db, athlete.userId, id)).toMatchObject({
    status: "polishing",
    beingPolished: [{ polished: { id: polishedId } }],
  });
});

test("a release for a colleague does not take the content item from the next one who claims it", async () => {
  const id = await polishing(colleague.userId);
  const admin = await makeStaff(db, ["admin"]);
  const staleForm = staleAfter(async () => {
    await releasePolishing(as(colleague), id);
    await claimPolishing(as(staff), id);
  });
  await expect(releasePolishing({ ...as(admin), db: staleForm }, id)).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await loadPolishing(db, id)).toMatchObject({ holderId: staff.userId });
});

test("nothing goes on before each check is ticked", () => {
  const faults = (value: object) =>
    checksSchema.safeParse(value).error?.issues.map(({ path }) => path.join());
  expect(faults({ intent: "checks" })).toBeUndefined();
  expect(faults({ intent: "finish", colour: true })).toEqual(["captions", "sound", "disclosure"]);
});

test("polished files go to the brand as a new version, which keeps the athlete's own", async () => {
  const id = await polishing(staff.userId);
  const { ownId, polishedId } = await addPolishedFile(db, id, athlete.userId, 2);
  const before = await loadAthleteContent(db, athlete.userId, id);
  expect(before?.files.map((file) => file.id)).toEqual([ownId]);
  expect(before?.beingPolished).toMatchObject([{ polished: { id: polishedId } }]);
  await finish(id);
  const sent = await loadBrandContent(db, brand.brandId, id);
  expect(sent).toMatchObject({
    version: 2,
    files: [{ id: polishedId, replacesId: ownId }],
    versions: [{ version: 1, files: [{ id: ownId }] }],
  });
  expect((await loadAthleteContent(db, athlete.userId, id))?.polished).toMatchObject([
    { own: { id: ownId }, polished: { id: polishedId } },
  ]);
});

test("without a polished file the version stays as it was", async () => {
  const id = await polishing(staff.userId);
  await finish(id);
  expect(await loadBrandContent(db, brand.brandId, id)).toMatchObject({ version: 1, versions: [] });
});

test("the athlete objects once: their own file goes to the brand as one more version", async () => {
  const id = await polishing(staff.userId);
  const { ownId, polishedId } = await addPolishedFile(db, id, athlete.userId, 2);
  await finish(id);
  await submitOriginal(as(athlete), id);
  expect(await loadBrandContent(db, brand.brandId, id)).toMatchObject({
    status: "awaiting_review",
    version: 3,
    files: [{ id: ownId }],
    versions: [
      { version: 2, files: [{ id: polishedId }] },
      { version: 1, files: [{ id: ownId }] },
    ],
  });
  await expect(submitOriginal(as(athlete), id)).rejects.toMatchObject({
    code: "conflict",
    message: "The brand already has your own version.",
  });
});

test.each([
  ["taken back", (id: string) => recallFromPolishing(as(athlete), id)],
  ["sent back", (id: string) => returnFromPolishing(as(staff), id, "Louder")],
  [
    "removed",
    async (id: string) => {
      const [own] = (await rows(
        sql`select replaces_id as id from media where content_id = ${id} and replaces_id is not null`,
      )) as { id: string }[];
      await removePolishedFile(as(staff), { contentId: id, fileId: own?.id ?? "" });
    },
  ],
])("a polished file that never went out is deleted when it is %s", async (_, undo) => {
  const id = await polishing(staff.userId);
  const { ownId, polishedId } = await addPolishedFile(db, id, athlete.userId, 2);
  await undo(id);
  const content = await loadAthleteContent(db, athlete.userId, id);
  expect(content?.filesInHand.map((file) => file.id)).toEqual([ownId]);
  expect(await storageTasks(polishedId)).toHaveLength(1);
  expect(await storageTasks(ownId)).toHaveLength(0);
});

test("a polished file whose end is told twice at once is added once, and stays", async () => {
  const contentId = await polishing(staff.userId);
  const { ownId, polishedId } = await addPolishedFile(db, contentId, athlete.userId, 2);
  const target = { contentId, fileId: ownId };
  const file = {
    ...{ id: newId(), name: "graded.jpg", kind: "picture" as const, bytes: 1_000 },
    ...{ width: 800, height: 600, durationMs: null, poster: false, sha256: null },
  };
  const first = as(staff);
  const places = [
    await polishedFileTarget.mayAdd(first, target),
    await polishedFileTarget.mayAdd(first, target),
  ];
  for (const place of places) await addFile(as(staff), polishedFileTarget, target, file, place);
  expect(await rows(sql`select 1 from media where id = ${file.id}`)).toHaveLength(1);
  expect(
    await rows(sql`select 1 from audit_logs where action = 'content_file_polished'
      and resource_id = ${contentId}`),
  ).toHaveLength(1);
  expect(await storageTasks(polishedId)).toHaveLength(1);
});
