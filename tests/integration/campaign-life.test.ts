import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteDraft } from "~/features/campaigns/campaigns/delete-draft.server";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { launchCampaign } from "~/features/campaigns/campaigns/launch-campaign.server";
import { checkRecord } from "~/features/campaigns/record/chain";
import { recordFile } from "~/features/campaigns/record/export.server";
import { publicKeys } from "~/features/campaigns/record/seal.server";
import { markPosted } from "~/features/content/content/commands.server";
import { approveContent } from "~/features/content/content/decisions.server";
import { createContent } from "~/features/content/content/drafts.server";
import {
  listAthleteContent,
  listBrandContent,
} from "~/features/content/content/list-content.server";
import { loadAthleteContent } from "~/features/content/content/queries.server";
import { contentMachine } from "~/features/content/content/status";
import { listPolishingQueue } from "~/features/content/polishing/queries.server";
import { createMatchedCampaign } from "~/features/finding/matching/create-matched-campaign.server";
import { computeContentQuality } from "~/features/profiles/athletes/content-quality";
import { loadProfileHistory } from "~/features/profiles/athletes/queries.server";
import { loadAthleteTasks } from "~/features/workspace/workspace/athlete-tasks.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import {
  campaignInvitations,
  campaigns,
  contentSubmissions,
  deals,
  notifications,
  outbox,
  recordEntries,
} from "~db/schema";
import { env } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import {
  givePremium,
  LAUNCHABLE,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  type Person,
} from "../support/factories";
import { MACHINES, makePeople } from "../support/machines";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";
import { sealNow, testEnv } from "../support/sealed-record";
import { sendDraft } from "../support/send-draft";

const db = database();

const YESTERDAY = dayOf(Date.now() - DAY_MS);
const TODAY = dayOf(Date.now());

let brand: Person;
let athlete: Person;

beforeAll(async () => {
  brand = await makeBrand(db, { companyName: "Northlight" });
  // It launches more campaigns than the free plan includes.
  await givePremium(db, brand);
  athlete = await makeAthlete(db);
});

const notificationsTo = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId)).map(({ title, message }) => ({
    title,
    message,
  }));
  return rows;
};

const statusOf = async (id: string) => {
  const [[campaign], [content]] = await db.read(
    db.orm.select({ status: campaigns.status }).from(campaigns).where(eq(campaigns.id, id)),
    db.orm
      .select({ status: contentSubmissions.status })
      .from(contentSubmissions)
      .where(eq(contentSubmissions.id, id)),
  );
  return campaign?.status ?? content?.status;
};

describe("dates in the past", () => {
  test.each([
    [{ startDate: YESTERDAY, endDate: TODAY }, { startDate: ["Start date can't be in the past"] }],
    [{ endDate: YESTERDAY }, { endDate: ["End date can't be in the past"] }],
  ])("are refused next to their fields at creation: %o", async (dates, fields) => {
    const id = newId();
    const brief = { id, title: "Miles", description: "", requirements: "" };
    await expect(
      createMatchedCampaign(commandContext(db, brand), {
        ...brief,
        ...dates,
        audienceCountries: ["GB" as const],
        targetSports: [],
        deliverables: [],
      }),
    ).rejects.toMatchObject({ fields });
    expect(await statusOf(id)).toBeUndefined();
  });

  test("are refused at the launch, and today is not the past", async () => {
    const make = (startDate: string) =>
      makeCampaign(db, brand.brandId, {
        ...LAUNCHABLE,
        status: "draft",
        startDate,
        endDate: TODAY,
      });
    const [late, due] = [await make(YESTERDAY), await make(TODAY)];
    await expect(launchCampaign(commandContext(db, brand), late)).rejects.toThrow(
      "The campaign's dates have passed. Change them before you launch it.",
    );
    expect(await statusOf(late)).toBe("draft");
    await launchCampaign(commandContext(db, brand), due);
    expect(await statusOf(due)).toBe("active");
  });
});

describe("the check list before a launch", () => {
  const draft = (missing: Partial<typeof LAUNCHABLE | { budget: null; endDate: null }>) =>
    makeCampaign(db, brand.brandId, { ...LAUNCHABLE, ...missing, status: "draft" });
  const launch = (id: string, options = {}) =>
    launchCampaign(commandContext(db, brand), id, options);

  test("lets a budget and dates be left out by saying so", async () => {
    const id = await draft({ budget: null, endDate: null });
    await expect(launch(id)).rejects.toThrow("no budget and no dates");
    expect(await statusOf(id)).toBe("draft");
    await launch(id, { acceptsGaps: true });
    expect(await statusOf(id)).toBe("active");
  });

  test("holds for the brief that is launched: one changed in between is a conflict", async () => {
    const id = await draft({});
    const staleForm: Database = {
      ...db,
      async write(statements) {
        await db.write([
          db.orm.update(campaigns).set({ version: 2, budget: null }).where(eq(campaigns.id, id)),
        ]);
        return db.write(statements);
      },
    };
    await expect(launchCampaign(commandContext(staleForm, brand), id)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await statusOf(id)).toBe("draft");
  });
});

test("a launch tells only those who accepted", async () => {
  const [accepted, pending] = [await makeAthlete(db), await makeAthlete(db)];
  const id = await makeCampaign(db, brand.brandId, {
    ...LAUNCHABLE,
    status: "draft",
    title: "Autumn miles",
  });
  await makeInvitation(db, id, accepted.userId);
  await makeInvitation(db, id, pending.userId, "pending");
  await launchCampaign(commandContext(db, brand), id);
  expect(await notificationsTo(accepted)).toEqual([
    {
      title: "Northlight: “Autumn miles” launched",
      message: "They launched “Autumn miles”. You can start on your content.",
    },
  ]);
  expect(await notificationsTo(pending)).toEqual([]);
});

test("the launch is recorded for each athlete with a deal, and nothing without one", async () => {
  const athletes = [await makeAthlete(db), await makeAthlete(db), await makeAthlete(db)];
  const draft = () => makeCampaign(db, brand.brandId, { ...LAUNCHABLE, status: "draft" });
  const [id, empty] = [await draft(), await draft()];
  const ids: string[] = [];
  for (const { userId } of athletes) ids.push(await makeInvitation(db, id, userId));
  await db.write([sql`update deals set status = 'ended', closed_at = 1 where id = ${ids[2]}`]);
  await makeInvitation(db, empty, athletes[0]?.userId ?? "", "pending");
  // The first is sent twice.
  for (const one of [id, empty, id])
    await launchCampaign(commandContext(db, brand), one, { acceptsGaps: true });
  const entriesOf = async (campaignId: string) =>
    (
      await db.read(
        db.orm
          .select()
          .from(recordEntries)
          .where(eq(recordEntries.campaignId, campaignId))
          .orderBy(recordEntries.number),
      )
    )[0];
  const entries = await entriesOf(id);
  expect(entries.map(({ number, kind }) => [number, kind])).toEqual([
    [1, "campaign_launched"],
    [2, "campaign_launched"],
  ]);
  const own = ({ subjectId, athleteId }: (typeof entries)[number]) => [subjectId, athleteId];
  expect(new Map(entries.map(own) as [string, string][])).toEqual(
    new Map(athletes.slice(0, 2).map(({ userId }, i) => [ids[i], userId])),
  );
  for (const { body } of entries)
    expect(JSON.parse(body)).toEqual({ by: "brand", briefVersion: 1 });
  await sealNow(db, id);
  expect(
    await checkRecord(await recordFile(commandContext(db, brand), id), publicKeys(testEnv)),
  ).toMatchObject({
    ...{ state: "whole", entries: 2 },
  });
  expect(await entriesOf(empty)).toEqual([]);
  const [seals] = await db.read(
    db.orm
      .select()
      .from(outbox)
      .where(sql`kind = 'seal' and ${outbox.payload} ->> '$.campaignId' in (${id}, ${empty})`),
  );
  expect(seals).toHaveLength(1);
});

describe("a cancelled campaign", () => {
  test("closes what is in review or being polished, with a word, and tells the open pages", async () => {
    const [owner, author] = [await makeBrand(db), await makeAthlete(db)];
    const id = await makeCampaign(db, owner.brandId);
    const content = async (status: "awaiting_review" | "polishing" | "draft" | "approved") =>
      [await makeContent(db, id, author.userId, status), status] as const;
    const [review, polishing, draft, approved] = [
      await content("awaiting_review"),
      await content("polishing"),
      await content("draft"),
      await content("approved"),
    ];
    await endCampaign(commandContext(db, owner), id, "cancel");

    for (const [closed] of [review, polishing]) {
      expect(await loadAthleteContent(db, author.userId, closed)).toMatchObject({
        status: "closed",
        campaignStatus: "cancelled",
        brandFeedback: "The campaign was cancelled before this was reviewed.",
      });
      const [pushes] = await db.read(
        db.orm
          .select()
          .from(outbox)
          .where(sql`instr(${outbox.payload}, ${`content:${closed}`})`),
      );
      expect(pushes).toHaveLength(1);
    }
    for (const [stored, status] of [draft, approved]) expect(await statusOf(stored)).toBe(status);
    const inTab = async (tab: "pending" | "changes" | "everything") =>
      (await listBrandContent(db, owner.brandId, tab, null)).items
        .map((item) => item.status)
        .sort();
    expect(await inTab("pending")).toEqual([]);
    expect(await inTab("changes")).toEqual([]);
    expect(await inTab("everything")).toEqual(["approved", "closed", "closed"]);
    const returned = await listAthleteContent(db, author.userId, "returned", null);
    expect(returned.items).toEqual([]);
    // It was not decided: the athlete's quality is that of the approved content item alone.
    expect(
      computeContentQuality((await loadProfileHistory(db, author.userId, dayOf(Date.now()))).items),
    ).toBe(100);
    const queue = await listPolishingQueue(db);
    expect(queue.map((item) => item.id)).not.toContain(polishing[0]);
  });

  test.each([
    ["complete", "completed"],
    ["cancel", "cancelled"],
  ] as const)("and its deals: %s makes the active ones %s", async (transition, expected) => {
    const id = await makeCampaign(db, brand.brandId);
    const [active, other] = [await makeAthlete(db), await makeAthlete(db)];
    await makeInvitation(db, id, active.userId);
    await makeInvitation(db, id, other.userId, "ended");
    await endCampaign(commandContext(db, brand), id, transition);
    const [found] = await db.read(
      db.orm
        .select({ athlete: deals.athleteId, status: deals.status, closedAt: deals.closedAt })
        .from(deals)
        .where(eq(deals.campaignId, id)),
    );
    const of = ({ userId }: Person) => found.find(({ athlete }) => athlete === userId);
    expect(of(active)).toMatchObject({ status: expected, closedAt: expect.any(Number) });
    expect(of(other)).toMatchObject({ status: "ended" });
  });

  test("leaves the content of a completed campaign to be decided and posted, and takes no more", async () => {
    const id = await makeCampaign(db, brand.brandId);
    const dealId = await makeInvitation(db, id, athlete.userId);
    const contentId = await makeContent(db, id, athlete.userId, "awaiting_review");
    await endCampaign(commandContext(db, brand), id, "complete");
    expect(await statusOf(contentId)).toBe("awaiting_review");
    await approveContent(commandContext(db, brand), contentId);
    await markPosted(commandContext(db, athlete), env, contentId, "https://example.com/p/1");
    expect(await statusOf(contentId)).toBe("posted");
    await expect(
      createContent(commandContext(db, athlete), { id: newId(), dealId }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  test.each(contentMachine.names)("refuses to %s its content", async (transition) => {
    const { content } = MACHINES;
    if (!content) throw new Error("no fixture of content");
    const people = await makePeople(db);
    const { from, by } = contentMachine.transitions[transition];
    const row = await content.make(db, people, from);
    await db.write([
      sql`update campaigns set status = 'cancelled'
          where id = (select campaign_id from content_submissions where id = ${row.id})`,
    ]);
    await expect(
      content.run(commandContext(db, people.owners[by]), row.key, transition),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await statusOf(row.id)).toBe(from);
  });

  test("wins against a submission that was read before it", async () => {
    const id = await makeCampaign(db, brand.brandId);
    const contentId = await makeContent(db, id, athlete.userId, "draft");
    const staleForm: Database = {
      ...db,
      async write(statements) {
        await endCampaign(commandContext(db, brand), id, "cancel");
        return db.write(statements);
      },
    };
    await expect(sendDraft(commandContext(staleForm, athlete), contentId)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await statusOf(contentId)).toBe("draft");
  });

  test("gives the athlete no task", async () => {
    const one = await makeAthlete(db);
    const id = await makeCampaign(db, brand.brandId, { status: "cancelled" });
    await makeInvitation(db, id, one.userId, "accepted");
    await makeContent(db, id, one.userId, "rejected");
    await makeContent(db, id, one.userId, "approved");
    expect(await loadAthleteTasks(db, one.userId, Date.now())).toMatchObject({
      agreed: { total: 0 },
      returned: { total: 0 },
      approved: { total: 0 },
    });
  });
});

describe("deleting a draft", () => {
  test("tells those who were invited, whose earlier notifications no longer lead to it", async () => {
    const [accepted, pending, declined] = [
      await makeAthlete(db),
      await makeAthlete(db),
      await makeAthlete(db),
    ];
    const id = await makeCampaign(db, brand.brandId, { status: "draft", title: "Autumn miles" });
    const other = await makeCampaign(db, brand.brandId, { status: "draft" });
    for (const [{ userId }, status] of [
      [accepted, "accepted"],
      [pending, "pending"],
      [declined, "declined"],
    ] as const)
      await makeInvitation(db, id, userId, status);
    await db.write([
      db.orm.insert(notifications).values({
        id: newId(),
        userId: pending.userId,
        kind: "invitation.withdrawn",
        category: "invitation",
        subjectId: id,
        params: { company: "Northlight", campaign: "Autumn miles" },
        createdAt: 1,
      }),
    ]);
    await deleteDraft(commandContext(db, brand), id);
    expect(await statusOf(id)).toBeUndefined();
    expect(await statusOf(other)).toBe("draft");
    for (const athlete of [accepted, pending])
      expect((await notificationsTo(athlete)).at(-1)).toEqual({
        title: "Northlight: “Autumn miles” withdrawn",
        message:
          "They withdrew “Autumn miles” before it started. Your invitation is no longer open.",
      });
    expect(await notificationsTo(declined)).toEqual([]);
    const links = (await notificationsOf(db, pending.userId)).map(({ link }) => ({ link }));
    expect(links.map(({ link }) => link)).toEqual(["/athlete/campaigns", "/athlete/campaigns"]);
    const [left] = await db.read(
      db.orm.select().from(campaignInvitations).where(eq(campaignInvitations.campaignId, id)),
    );
    expect(left).toEqual([]);
  });

  test.each(["active", "completed", "cancelled"] as const)(
    "is refused for a campaign that is %s",
    async (status) => {
      const id = await makeCampaign(db, brand.brandId, { status });
      await expect(deleteDraft(commandContext(db, brand), id)).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await statusOf(id)).toBe(status);
    },
  );

  test("is refused to another brand", async () => {
    const id = await makeCampaign(db, brand.brandId, { status: "draft" });
    await expect(deleteDraft(commandContext(db, await makeBrand(db)), id)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await statusOf(id)).toBe("draft");
  });

  test("loses against a launch that comes between", async () => {
    const one = await makeAthlete(db);
    const id = await makeCampaign(db, brand.brandId, { ...LAUNCHABLE, status: "draft" });
    await makeInvitation(db, id, one.userId);
    const staleForm: Database = {
      ...db,
      async write(statements) {
        await launchCampaign(commandContext(db, brand), id);
        return db.write(statements);
      },
    };
    await expect(deleteDraft(commandContext(staleForm, brand), id)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await statusOf(id)).toBe("active");
    expect((await notificationsTo(one)).map(({ title }) => title)).toEqual([
      "Northlight: “Autumn miles” launched",
    ]);
  });
});
