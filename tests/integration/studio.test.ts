import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  reviseContent,
  saveAndSubmit,
  saveDraft,
  withdrawContent,
} from "~/features/content/content/commands.server";
import { createContent } from "~/features/content/content/drafts.server";
import {
  listAthleteContent,
  listBrandContent,
  listDeliverableDeals,
} from "~/features/content/content/list-content.server";
import { sendToPolishing } from "~/features/content/content/polishing.server";
import { loadAthleteContent, loadBrandContent } from "~/features/content/content/queries.server";
import { setFileCaptions } from "~/features/content/content/set-file-captions.server";
import { loadCampaignPage } from "~/features/workspace/workspace/queries.server";
import { newId } from "~db/columns";
import { auditLogs, contentSubmissions, outbox } from "~db/schema";
import type { Deliverable } from "~db/terms";
import { athleteDeal } from "../support/athlete-deal";
import { commandContext } from "../support/command-context";
import { ask, REEL } from "../support/deliverables";
import {
  dealOf,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  type Person,
} from "../support/factories";
import { makeMedia } from "../support/media-rows";
import { database } from "../support/own-database";
import { sendDraft } from "../support/send-draft";

const db = database();

let brand: Person;
let athlete: Person;

beforeAll(async () => {
  [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
});

const as = (person: Person) => commandContext(db, person);

const contentItem = {
  title: "Clip",
  description: "#ad Ten kilometres",
  mediaUrls: ["https://example.com/clip.mp4"],
};

async function agree(...deliverables: Deliverable[]) {
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, campaignId, athlete.userId, "accepted", { deliverables });
  return campaignId;
}

async function rowOf(id: string) {
  const [[row]] = await db.read(
    db.orm.select().from(contentSubmissions).where(eq(contentSubmissions.id, id)),
  );
  return row;
}

test("what is written for a post is kept, and an empty field clears it", async () => {
  const campaignId = await agree(REEL);
  const id = await makeContent(db, campaignId, athlete.userId, "draft");
  const written = {
    platform: "x" as const,
    hashtags: ["frost", "run"],
    plannedOn: "2099-01-12",
    deliverable: "1 Instagram reel",
  };
  await saveDraft(as(athlete), id, { ...contentItem, ...written });
  expect(await rowOf(id)).toMatchObject(written);
  await saveDraft(as(athlete), id, contentItem);
  expect(await rowOf(id)).toMatchObject({
    platform: null,
    hashtags: [],
    plannedOn: null,
    deliverable: null,
  });
});

test("a label among the hashtags is checked where it stands in the post", async () => {
  const campaignId = await agree();
  const send = async (edited: Parameters<typeof saveAndSubmit>[2]) =>
    saveAndSubmit(as(athlete), await makeContent(db, campaignId, athlete.userId, "draft"), edited);
  const labelled = { ...contentItem, hashtags: ["ad"] };
  await send({ ...labelled, description: "a".repeat(270), platform: "x" });
  await expect(
    send({ ...labelled, description: "Ten kilometres\nbefore work", platform: "instagram" }),
  ).rejects.toMatchObject({
    fields: { disclosureReason: [expect.stringContaining("after “more” on Instagram")] },
  });
});

test("what is too long for its platform cannot be sent as it stands", async () => {
  const campaignId = await agree();
  const draft = (description: string) =>
    makeContent(db, campaignId, athlete.userId, "draft", { description, platform: "x" });
  const over = await draft(`#ad ${"a".repeat(277)}`);
  await expect(sendDraft(as(athlete), over)).rejects.toMatchObject({
    code: "invalid",
    message: "X takes 280 characters in a caption with its hashtags. Yours has 281.",
  });
  const whole = await draft(`#ad ${"a".repeat(276)}`);
  await sendDraft(as(athlete), whole);
  expect((await rowOf(whole))?.status).toBe("awaiting_review");
});

test("an earlier version keeps its hashtags", async () => {
  const campaignId = await agree();
  const id = await makeContent(db, campaignId, athlete.userId, "rejected", { hashtags: ["first"] });
  await reviseContent(as(athlete), id, { ...contentItem, hashtags: ["second"] });
  const content = await loadBrandContent(db, brand.brandId, id);
  expect(content).toMatchObject({ hashtags: ["second"], versions: [{ hashtags: ["first"] }] });
});

test("a planned date that is past or after the last day is refused, whatever keeps it", async () => {
  const campaignId = await makeCampaign(db, brand.brandId, { endDate: "2099-06-30" });
  await makeInvitation(db, campaignId, athlete.userId, "accepted");
  const refused = (message: RegExp) => ({
    code: "invalid",
    fields: { plannedOn: [expect.stringMatching(message)] },
  });
  for (const [plannedOn, message] of [
    ["2020-01-01", /has passed/],
    ["2099-07-01", /ends on 30 Jun/],
  ] as const) {
    const edited = { ...contentItem, plannedOn };
    const draft = await makeContent(db, campaignId, athlete.userId, "draft", { plannedOn });
    const returned = await makeContent(db, campaignId, athlete.userId, "rejected");
    for (const sending of [
      saveDraft(as(athlete), draft, edited),
      saveAndSubmit(as(athlete), draft, edited),
      reviseContent(as(athlete), returned, edited),
    ])
      await expect(sending).rejects.toMatchObject(refused(message));
    for (const send of [sendDraft, sendToPolishing])
      await expect(send(as(athlete), draft)).rejects.toMatchObject({
        code: "invalid",
        message: expect.stringMatching(message),
      });
  }
  const draft = await makeContent(db, campaignId, athlete.userId, "draft");
  await saveAndSubmit(as(athlete), draft, { ...contentItem, plannedOn: "2099-06-30" });
  expect((await rowOf(draft))?.status).toBe("awaiting_review");
});

describe("a form that was opened before another saved the content item", () => {
  const first = { ...contentItem, title: "From the phone" };
  const second = { ...contentItem, title: "From the laptop" };
  const staleForm = { name: "AppError", code: "conflict", message: /changed on another device/ };
  const opened = async (status: "draft" | "rejected") => {
    const id = await makeContent(db, await agree(), athlete.userId, status);
    return { id, expectedVersion: (await loadAthleteContent(db, athlete.userId, id))?.editedAt };
  };
  const later = (ms: number) => ({ ...as(athlete), now: Date.now() + ms });

  test("replaces nothing, whichever button sends it", async () => {
    const { id, expectedVersion } = await opened("draft");
    await saveDraft(later(10), id, first, { expectedVersion, editedIn: newId() });
    for (const save of [saveDraft, saveAndSubmit])
      await expect(
        save(later(20), id, second, { expectedVersion, editedIn: newId() }),
        save.name,
      ).rejects.toMatchObject(staleForm);
    expect(await rowOf(id)).toMatchObject({ title: first.title, status: "draft" });
    const returned = await opened("rejected");
    await expect(
      reviseContent(as(athlete), returned.id, second, {
        expectedVersion: (returned.expectedVersion ?? 0) - 1,
      }),
    ).rejects.toMatchObject(staleForm);
    expect(await rowOf(returned.id)).toMatchObject({ status: "rejected", version: 1 });
  });

  test("replaces it once its sender has seen the other text", async () => {
    const { id, expectedVersion } = await opened("draft");
    await saveDraft(later(10), id, first, { expectedVersion });
    const shown = (await loadAthleteContent(db, athlete.userId, id))?.editedAt;
    await saveDraft(later(20), id, second, { expectedVersion: shown });
    expect((await rowOf(id))?.title).toBe(second.title);
  });

  test("goes on after its own saves, and not after another's", async () => {
    const { id, expectedVersion } = await opened("draft");
    const mine = { expectedVersion, editedIn: newId() };
    await saveDraft(later(10), id, first, mine);
    await saveDraft(later(20), id, { ...first, title: "And on" }, mine);
    const shown = (await loadAthleteContent(db, athlete.userId, id))?.editedAt;
    await saveDraft(later(30), id, second, { expectedVersion: shown, editedIn: newId() });
    await expect(saveDraft(later(40), id, first, mine)).rejects.toMatchObject(staleForm);
  });

  test("is not overtaken by a file or a comment", async () => {
    const { id, expectedVersion } = await opened("draft");
    await db.write([
      db.orm
        .update(contentSubmissions)
        .set({ updatedAt: Date.now() + 5 })
        .where(eq(contentSubmissions.id, id)),
    ]);
    await saveDraft(later(10), id, first, { expectedVersion, editedIn: newId() });
    expect((await rowOf(id))?.title).toBe(first.title);
  });
});

test("a draft that saves itself is one audit row for a sitting, and tells no open page", async () => {
  const id = await makeContent(db, await agree(), athlete.userId, "draft");
  const rows = async () => {
    const [logged, pushes] = await db.read(
      db.orm
        .select({ action: auditLogs.action })
        .from(auditLogs)
        .where(and(eq(auditLogs.resourceId, id), eq(auditLogs.action, "content_saved"))),
      db.orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(sql`${outbox.payload} like ${`%${id}%`}`),
    );
    return [logged.length, pushes.length];
  };
  const start = Date.now();
  const save = (seconds: number, isQuiet = true) => {
    const ctx = { ...as(athlete), now: start + seconds * 1000 };
    return saveDraft(ctx, id, { ...contentItem, title: `After ${seconds}` }, {}, isQuiet);
  };
  for (const seconds of [1, 3, 599]) await save(seconds);
  expect(await rows()).toEqual([1, 0]);
  await save(602);
  expect(await rows()).toEqual([2, 0]);
  await save(603, false);
  expect(await rows()).toEqual([3, 1]);
  expect((await rowOf(id))?.title).toBe("After 603");
});

describe("a deliverable that was not agreed", () => {
  const refused = {
    code: "invalid",
    fields: { deliverable: [expect.stringContaining("You haven't agreed to that")] },
  };

  test("is not named by a new content item, also when another of the athlete's invitations has it", async () => {
    const dealId = await dealOf(db, await agree(REEL), athlete.userId);
    await agree(ask(4, "story"));
    for (const [deliverable, named] of [
      ["1 Instagram reel", "1 Instagram reel"],
      ["4 Instagram stories", null],
      ["1 Reel", null],
      ["", null],
    ] as const) {
      const id = newId();
      await createContent(as(athlete), { id, dealId, deliverable });
      expect(await rowOf(id)).toMatchObject({ deliverable: named, status: "draft" });
    }
  });

  test("is refused where a content item is saved, sent or revised", async () => {
    const campaignId = await agree(REEL);
    const other = await makeAthlete(db);
    await makeInvitation(db, campaignId, other.userId, "accepted", {
      deliverables: [ask(1, "video")],
    });
    const edited = { ...contentItem, deliverable: "1 Instagram video" };
    const draft = await makeContent(db, campaignId, athlete.userId, "draft");
    const returned = await makeContent(db, campaignId, athlete.userId, "rejected");
    await expect(saveDraft(as(athlete), draft, edited)).rejects.toMatchObject(refused);
    await expect(saveAndSubmit(as(athlete), draft, edited)).rejects.toMatchObject(refused);
    await expect(reviseContent(as(athlete), returned, edited)).rejects.toMatchObject(refused);
    expect(await rowOf(draft)).toMatchObject({ status: "draft", deliverable: null });
    expect(await rowOf(returned)).toMatchObject({ status: "rejected", deliverable: null });
  });
});

describe("progress", () => {
  test("both sides see the same count, and the brand none of the drafts", async () => {
    const campaignId = await agree(ask(2, "reel"), ask(1, "video"));
    const make = (status: Parameters<typeof makeContent>[3], deliverable: string | null) =>
      makeContent(db, campaignId, athlete.userId, status, { deliverable });
    const id = await make("awaiting_review", "2 Instagram reels");
    const draft = await make("draft", "1 Instagram video");
    await make("rejected", "1 Instagram video");
    const count = { delivered: 1, needed: 3 };

    expect((await athleteDeal(db, athlete, campaignId))?.progress).toMatchObject(count);
    const own = await loadAthleteContent(db, athlete.userId, draft);
    expect(own?.progress).toMatchObject(count);
    const dealId = await dealOf(db, campaignId, athlete.userId);
    const choice = (await listDeliverableDeals(db, athlete.userId)).find(
      (deal) => deal.id === dealId,
    );
    expect(choice?.progress).toMatchObject(count);
    const mine = await listAthleteContent(db, athlete.userId, "all", null);
    expect(mine.items.find((item) => item.id === draft)?.progress).toMatchObject(count);

    const reviewed = await loadBrandContent(db, brand.brandId, id);
    expect(reviewed).toMatchObject({ progress: count });
    expect(JSON.stringify(reviewed)).not.toContain(draft);
    const queue = await listBrandContent(db, brand.brandId, "everything", null);
    expect(queue.items.find((item) => item.id === id)?.progress).toMatchObject(count);
    const page = await loadCampaignPage(as(brand), campaignId, "athletes");
    expect(page?.invitations[0]?.progress).toMatchObject(count);
    const contentItems = await loadCampaignPage(as(brand), campaignId, "content");
    expect(JSON.stringify([page, contentItems])).not.toContain(draft);
  });

  test("other athletes' content items do not count, and a stranger sees no progress", async () => {
    const campaignId = await agree(REEL);
    const other = await makeAthlete(db);
    await makeInvitation(db, campaignId, other.userId, "accepted", {
      deliverables: [REEL],
    });
    await makeContent(db, campaignId, other.userId, "approved", {
      deliverable: "1 Instagram reel",
    });
    expect((await athleteDeal(db, athlete, campaignId))?.progress).toMatchObject({
      delivered: 0,
    });
    expect((await athleteDeal(db, other, campaignId))?.progress).toMatchObject({
      delivered: 1,
    });
    const stranger = await makeAthlete(db);
    expect(await athleteDeal(db, stranger, campaignId)).toBeNull();
  });

  test("a content item counts for as many as it has files or links", async () => {
    const campaignId = await agree(ask(4, "story"));
    await makeContent(db, campaignId, athlete.userId, "approved", {
      deliverable: "4 Instagram stories",
      mediaUrls: ["https://example.com/1", "https://example.com/2", "https://example.com/3"],
    });
    expect((await athleteDeal(db, athlete, campaignId))?.progress).toMatchObject({
      delivered: 3,
      needed: 4,
    });
  });

  test("without agreed deliverables nothing is counted", async () => {
    const campaignId = await agree();
    expect((await athleteDeal(db, athlete, campaignId))?.progress).toBeNull();
  });
});

test("a clip that has been sent takes no captions until it is taken back", async () => {
  const campaignId = await agree(REEL);
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const fileId = await makeMedia(db, id, athlete.userId, { kind: "clip" });
  const caption = () =>
    setFileCaptions(as(athlete), id, fileId, "WEBVTT\n\n00:00.000 --> 00:02.000\nReady");
  await expect(caption()).rejects.toMatchObject({ code: "conflict" });
  await withdrawContent(as(athlete), id);
  await caption();
});
