import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  editCampaign,
  loadCampaignToEdit,
} from "~/features/campaigns/campaigns/edit-campaign.server";
import {
  reviseContent,
  saveAndSubmit,
  saveDraft,
} from "~/features/content/content/commands.server";
import { approveContent } from "~/features/content/content/decisions.server";
import { sendToPolishing } from "~/features/content/content/polishing.server";
import { loadAthleteContent, loadBrandContent } from "~/features/content/content/queries.server";
import { loadCampaignPage } from "~/features/workspace/workspace/queries.server";
import { contentSubmissions } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeActiveDeal,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { sendDraft } from "../support/send-draft";

const db = database();

let brand: Person;
let otherBrand: Person;
let athlete: Person;
let campaignId: string;

beforeAll(async () => {
  ({ brand, athlete, campaignId } = await makeActiveDeal(db));
  otherBrand = await makeBrand(db);
});

const UNLABELLED = "Gifted by Northlight. Ten kilometres before work.";
const REASON = "The clip opens with a full-screen ad label.";
const contentItem = {
  title: "Second clip",
  description: UNLABELLED,
  mediaUrls: ["https://example.com/second.mp4"],
};

const as = (person: Person) => commandContext(db, person);

const make = (
  status: Parameters<typeof makeContent>[3],
  values: Parameters<typeof makeContent>[4] = {},
) => makeContent(db, campaignId, athlete.userId, status, values);

async function rowOf(id: string) {
  const [[row]] = await db.read(
    db.orm.select().from(contentSubmissions).where(eq(contentSubmissions.id, id)),
  );
  return row;
}

/** Each way in which an athlete sends a content item. */
const WAYS: [string, (reason?: string) => Promise<{ id: string; sending: Promise<unknown> }>][] = [
  [
    "a draft as it stands",
    async (reason) => {
      const id = await make("draft", { description: UNLABELLED });
      return { id, sending: sendDraft(as(athlete), id, reason) };
    },
  ],
  [
    "a draft, to polishing",
    async (reason) => {
      const id = await make("draft", { description: UNLABELLED });
      return { id, sending: sendToPolishing(as(athlete), id, reason) };
    },
  ],
  [
    "a draft as it is edited",
    async (reason) => {
      const id = await make("draft");
      const edited = { ...contentItem, disclosureReason: reason };
      return { id, sending: saveAndSubmit(as(athlete), id, edited) };
    },
  ],
  [
    "a new version",
    async (reason) => {
      const id = await make("rejected");
      const edited = { ...contentItem, disclosureReason: reason };
      return { id, sending: reviseContent(as(athlete), id, edited) };
    },
  ],
];

describe.each(WAYS)("sending %s", (_, send) => {
  test("a caption that fails needs a reason, and says why", async () => {
    const { id, sending } = await send();
    await expect(sending).rejects.toMatchObject({
      code: "invalid",
      fields: {
        disclosureReason: [
          "“Gifted” isn't clear enough in the UK. Write “#ad” instead. Change the caption, or say why it should stay.",
        ],
      },
    });
    expect((await rowOf(id))?.status ?? "draft").toMatch(/^(draft|rejected)$/);
  });

  test("with a reason it is sent, and the reason is kept", async () => {
    const { id, sending } = await send(REASON);
    await sending;
    expect(await rowOf(id)).toMatchObject({ disclosureReason: REASON, description: UNLABELLED });
    expect((await rowOf(id))?.status).toMatch(/^(awaiting_review|polishing)$/);
  });
});

test("a draft is saved with any caption, its platform and the reason as far as it is typed", async () => {
  const id = await make("draft");
  await saveDraft(as(athlete), id, {
    ...contentItem,
    platform: "tiktok",
    disclosureReason: "The clip",
  });
  expect(await rowOf(id)).toMatchObject({ platform: "tiktok", disclosureReason: "The clip" });
  await saveDraft(as(athlete), id, contentItem);
  expect(await rowOf(id)).toMatchObject({ platform: null, disclosureReason: null });
});

test("a reason that is no longer needed is not kept", async () => {
  const id = await make("draft", { description: UNLABELLED, disclosureReason: REASON });
  await saveAndSubmit(as(athlete), id, {
    ...contentItem,
    description: "#ad Ten kilometres",
    disclosureReason: REASON,
  });
  expect(await rowOf(id)).toMatchObject({ status: "awaiting_review", disclosureReason: null });
});

test("an earlier version keeps its reason", async () => {
  const id = await make("rejected", { description: UNLABELLED, disclosureReason: REASON });
  await reviseContent(as(athlete), id, { ...contentItem, description: "#ad Ten kilometres" });
  const content = await loadAthleteContent(db, athlete.userId, id);
  expect(content).toMatchObject({ findings: [], disclosureReason: null });
  expect(content?.versions).toMatchObject([{ version: 1, disclosureReason: REASON }]);
});

test("the platform decides what shows before “more”", async () => {
  const description = `${"Ten kilometres before work. ".repeat(5)}#ad`;
  const on = async (platform: "instagram" | "x" | null) =>
    loadAthleteContent(db, athlete.userId, await make("draft", { description, platform }));
  expect((await on("x"))?.findings).toEqual([]);
  expect((await on("instagram"))?.findings[0]).toContain("after “more” on Instagram");
  expect((await on(null))?.findings[0]).toContain("after “more”, where");
});

test("the brand sees what fails and why, and says so when it approves", async () => {
  const id = await make("awaiting_review", { description: UNLABELLED, disclosureReason: REASON });
  expect(await loadBrandContent(db, brand.brandId, id)).toMatchObject({
    disclosureReason: REASON,
    findings: [expect.stringContaining("“Gifted”")],
  });
  expect(await loadBrandContent(db, otherBrand.brandId, id)).toBeNull();
  await expect(approveContent(as(brand), id)).rejects.toMatchObject({
    fields: { acknowledged: ["Tick the box to approve the caption as it is"] },
  });
  await expect(approveContent(as(otherBrand), id, { acknowledged: true })).rejects.toMatchObject({
    code: "not_found",
  });
  expect((await rowOf(id))?.status).toBe("awaiting_review");
  await approveContent(as(brand), id, { acknowledged: true });
  expect((await rowOf(id))?.status).toBe("approved");
});

test("the campaign's page marks what fails the check", async () => {
  const own = await makeCampaign(db, brand.brandId);
  const failing = await makeContent(db, own, athlete.userId, "awaiting_review", {
    description: UNLABELLED,
  });
  await makeContent(db, own, athlete.userId, "awaiting_review");
  const page = await loadCampaignPage(as(brand), own, "content");
  expect(
    page?.content.filter(({ failsDisclosure }) => failsDisclosure).map(({ id }) => id),
  ).toEqual([failing]);
});

test("the audience of the brief decides whose rules apply, also after it changes", async () => {
  const own = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, own, athlete.userId);
  const id = await makeContent(db, own, athlete.userId, "awaiting_review");
  expect((await loadBrandContent(db, brand.brandId, id)) as object).toMatchObject({ findings: [] });
  await editCampaign(as(brand), await loadCampaignToEdit(as(brand), own), {
    expectedVersion: 1,
    title: "Autumn miles",
    description: "",
    requirements: "",
    targetSports: [],
    deliverables: [],
    audienceCountries: ["GB", "DE"],
  });
  expect(await loadBrandContent(db, brand.brandId, id)).toMatchObject({
    findings: ["“#ad” isn't clear enough in Germany. Add “Werbung:” after it."],
  });
  expect((await loadCampaignPage(as(brand), own, "brief"))?.history[0]?.changes).toEqual([
    { label: "Audience", before: "United Kingdom", after: "United Kingdom, Germany" },
  ]);
});
