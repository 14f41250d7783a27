import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { searchMessages } from "~/features/communication/messages/search-messages.server";
import { findResults } from "~/features/communication/palette/find.server";
import { listAllContracts } from "~/features/deals/contracts/list-contracts.server";
import { NO_FILTERS, readCursor } from "~/features/finding/discovery/filters";
import { discoverAthletes } from "~/features/finding/discovery/queries.server";
import { NO_AVAILABLE_FILTERS } from "~/features/finding/interests/available";
import { listAvailableCampaigns } from "~/features/finding/interests/available.server";
import { findPeople } from "~/features/identity/accounts/find-people.server";
import { listBrandCampaigns } from "~/features/workspace/workspace/campaign-list.server";
import { newId } from "~db/columns";
import { foldText } from "~db/fold-text";
import { brandProfiles, campaigns, profiles } from "~db/schema";
import { foldedSql } from "~db/sql/fold-expressions";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
  makeConversation,
  makeInvitation,
  makeStaff,
} from "../support/factories";
import { database } from "../support/own-database";

/** Every search compares letters in one way, whatever it searches. */

const db = database();

/** What is stored, and how people type it. */
const TYPED: [stored: string, ...typed: string[]][] = [
  ["Søren Łukasz", "soren", "SØREN", "so", "soren lukasz"],
  ["Đorđe Weiß", "dorde", "đorđe", "ĐORĐE WEISS"],
  ["Þór Æsa", "thor", "þór", "THOR AESA"],
  ["Işıl İnan", "isil", "IŞIL", "isil inan"],
  ["Élodie Ünal", "elodie", "ÉLODIE", "elodie unal"],
  ["Νίκος Άννας", "νικος", "ΝΊΚΟΣ", "νικοσ αννας"],
  ["Алёна Йорк", "алена", "АЛЁНА", "алёна"],
  ["O’Neill D'Arcy", "oneill", "O'NEILL", "o’neill darcy"],
  ["王小明", "王", "王小明", "王小"],
  ["김민수", "김", "김민수", "김민"],
];

/** What is found in the middle of a name. */
const WITHIN: [stored: string, typed: string][] = [
  ["王小明", "小明"],
  ["山田太郎", "太郎"],
  ["김민수", "민수"],
  ["Siân O’Neill", "neill"],
  ["Tom Weiß", "weiss"],
];

const everything = { tab: "all", q: "", sort: "newest" } as const;

/** One of everything that has the name, and the searches that should find it. */
async function makeAll(name: string) {
  const mark = newId();
  const brand = await makeBrand(db, { companyName: name });
  const athlete = await makeAthlete(db, { name: `${name} ${mark}` });
  const campaignId = await makeCampaign(db, brand.brandId, { title: name, targetSports: [name] });
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const contractId = await makeContract(db, dealId, { brand, athlete, campaignId });
  const conversation = await makeConversation(db, brand, athlete, [
    { from: brand, body: `About ${name}.` },
  ]);
  const staff = commandContext(db, await makeStaff(db));
  const [asBrand, asAthlete] = [commandContext(db, brand), commandContext(db, athlete)];
  const asOther = commandContext(db, await makeAthlete(db));
  const available = async (filters: { q?: string; sport?: string }) =>
    (
      await listAvailableCampaigns(asOther, { ...NO_AVAILABLE_FILTERS, ...filters }, null)
    ).items.some(({ id }) => id === campaignId);
  /** Those that look for the beginnings of names. */
  const beginnings = {
    people: async (q: string) =>
      (await findPeople(staff, q, null)).people.some(({ id }) => id === athlete.userId),
  };
  const words = {
    discovery: async (q: string) =>
      (
        await discoverAthletes(
          db,
          brand.brandId,
          { ...NO_FILTERS, q: `${q} ${mark}` },
          readCursor(new URLSearchParams()),
        )
      ).athletes.some(({ id }) => id === athlete.userId),
    palette: async (q: string) =>
      (await findResults(asBrand, q)).map(({ note }) => note).join() ===
      "Campaign,Athlete,Messages,Discover",
    "palette of the athlete": async (q: string) =>
      (await findResults(asAthlete, q)).map(({ note }) => note).join() === "Campaign,Messages",
    campaigns: async (q: string) =>
      (
        await listBrandCampaigns(db, brand.brandId, { ...everything, q }, null, "2026-11-22")
      ).items.some(({ id }) => id === campaignId),
    "campaigns that take athletes": (q: string) => available({ q }),
    "sports of campaigns": (sport: string) => available({ sport }),
    contracts: async (q: string) =>
      (await listAllContracts(db, { status: null, q, from: null })).items.some(
        ({ id }) => id === contractId,
      ),
  };
  const wholeWords = {
    messages: async (q: string) =>
      (await searchMessages(asBrand, q, null)).found.some(({ id }) => id === conversation),
  };
  const ids = { brand: brand.brandId, athlete: athlete.userId, campaign: campaignId };
  return { beginnings, words, wholeWords, ids, mark };
}

test.each(TYPED)("%s is found as it is typed, by every search", async (stored, ...typed) => {
  const { beginnings, words, wholeWords } = await makeAll(stored);
  for (const q of typed) {
    for (const [where, finds] of Object.entries({ ...beginnings, ...words }))
      expect(await finds(q), `${q}: ${where}`).toBe(true);
    if (q !== "so") expect(await wholeWords.messages(q), `${q}: messages`).toBe(true);
  }
});

test.each(WITHIN)("%s is found by its part %s", async (stored, q) => {
  const { words, wholeWords } = await makeAll(stored);
  for (const [where, finds] of Object.entries({ ...words, ...wholeWords }))
    expect(await finds(q), where).toBe(true);
});

test("signs are found in their order alone", async () => {
  const { words, wholeWords } = await makeAll("王小明");
  for (const [where, finds] of Object.entries({ ...words, ...wholeWords }))
    expect(await finds("明小"), where).toBe(false);
});

test("what is renamed is found by its new name, and not by the old one", async () => {
  const { words, ids, mark } = await makeAll("Søren");
  await db.write([
    db.orm
      .update(profiles)
      .set({ fullName: `Þór ${mark}` })
      .where(eq(profiles.id, ids.athlete)),
    db.orm.update(brandProfiles).set({ companyName: "Þór" }).where(eq(brandProfiles.id, ids.brand)),
    db.orm
      .update(campaigns)
      .set({ title: "Þór", targetSports: ["Þór"] })
      .where(eq(campaigns.id, ids.campaign)),
  ]);
  for (const [where, finds] of Object.entries(words)) {
    expect(await finds("thor"), where).toBe(true);
    expect(await finds("soren"), where).toBe(false);
  }
});

test("the database folds every letter as it is typed", async () => {
  const letters = Array.from({ length: 0x3000 }, (_, i) => String.fromCodePoint(i + 1))
    .filter((letter) => !/[\p{Cc}\p{M}]/u.test(letter))
    .join("-");
  const [rows] = await db.read(
    db.orm.all<{ folded: string }>(
      sql`select ${sql.raw(foldedSql("said"))} as folded from (select ${letters} as said)`,
    ),
  );
  expect(rows[0]?.folded).toBe(Array.from(letters, foldText).join(""));
});
