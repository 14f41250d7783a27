import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadThread } from "~/features/communication/messages/load-thread.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { listAthleteCampaigns } from "~/features/deals/invitations/queries.server";
import { NO_AVAILABLE_FILTERS } from "~/features/finding/interests/available";
import { listAvailableCampaigns } from "~/features/finding/interests/available.server";
import { changeName } from "~/features/identity/accounts/own-account.server";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import { profileSchema } from "~/features/profiles/athletes/schema";
import { saveBrandProfile } from "~/features/profiles/brands/commands.server";
import { brandProfileSchema } from "~/features/profiles/brands/schema";
import { saveHandles } from "~/features/profiles/connections/handles.server";
import { checkProof } from "~/features/profiles/verification/check-proof.server";
import {
  confirmWebsite,
  findLinkDomain,
  sendProofMail,
} from "~/features/profiles/verification/mail-proof.server";
import {
  loadOwnVerification,
  shouldOfferVerification,
} from "~/features/profiles/verification/own-verification.server";
import { proofFile, proofRecord } from "~/features/profiles/verification/proofs";
import {
  answerQuestion,
  requestAsAthlete,
  requestAsBrand,
} from "~/features/profiles/verification/request.server";
import { athleteRequestSchema, brandRequestSchema } from "~/features/profiles/verification/schema";
import {
  approveRequest,
  askForMore,
  claimRequest,
  rejectRequest,
} from "~/features/profiles/verification/staff.server";
import {
  requestForStaff,
  verificationQueue,
} from "~/features/profiles/verification/staff-queries.server";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { linkSigner } from "~/platform/mail";
import { newId } from "~db/columns";
import { athleteProfiles, brandProfiles } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
  makeConversation,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { interrupted } from "../support/interrupted";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";
import { startPublicWeb } from "../support/public-web";

const db = database();
let web: Awaited<ReturnType<typeof startPublicWeb>>;
let env: Env;
let moderator: Person;

beforeAll(async () => {
  web = await startPublicWeb();
  env = { PUBLIC_WEB_RELAY: web.url, SESSION_SECRETS: ["x".repeat(32)] } as Env;
  moderator = await makeStaff(db);
});
afterAll(() => web.close());

let clock = Date.now();
const as = (person: Person) => {
  clock += 1_000;
  return { ...commandContext(db, person), now: clock };
};

const HANDLES = { instagram: "ada.runs", youtube: "https://youtube.com/@adaruns" };
const ask = (athlete: Person, more: object = {}) =>
  requestAsAthlete(as(athlete), athleteRequestSchema.parse({ ...HANDLES, ...more }));
const askAsBrand = (brand: Person, website = "northlight.example") =>
  requestAsBrand(
    as(brand),
    brandRequestSchema.parse({
      companyCountry: "GB",
      companyRegistrationNumber: "1234567",
      companyWebsite: website,
    }),
  );

const own = async (person: Person) => {
  const found = await loadOwnVerification(as(person));
  if (!found.request) throw new Error("there is no request");
  return { ...found, request: found.request };
};
const idOf = async (person: Person) => (await own(person)).request.id;
const versionOf = async (id: string) => (await requestForStaff(as(moderator), id)).identity;
const approve = async (id: string, staff = moderator) =>
  approveRequest(as(staff), id, await versionOf(id));

const profile = (handles: object) =>
  profileSchema.parse({ fullName: "Ada North", sport: "Running", ...handles });

async function verifiedAthlete() {
  const athlete = await makeAthlete(db, {
    name: "Ada North",
    channels: { instagram: { handle: "ada.runs" } },
  });
  await ask(athlete);
  await approve(await idOf(athlete));
  return athlete;
}

const profileOf = async ({ userId }: Person) => {
  const [[row]] = await db.read(
    db.orm.select().from(athleteProfiles).where(eq(athleteProfiles.userId, userId)),
  );
  return row;
};
const isVerifiedBrand = async ({ brandId }: Person) => {
  const [[row]] = await db.read(
    db.orm
      .select({ isVerified: brandProfiles.isVerified })
      .from(brandProfiles)
      .where(eq(brandProfiles.id, brandId)),
  );
  return row?.isVerified;
};
const newsOf = async ({ userId }: Person) => {
  const rows = await notificationsOf(db, userId);
  return rows
    .filter(({ category }) => category === "verification")
    .map(({ title, message }) => ({ title, message }));
};

describe("a request", () => {
  test("is one at a time, also for two that are sent at once", async () => {
    const athlete = await makeAthlete(db);
    const results = await Promise.allSettled([ask(athlete), ask(athlete)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(ask(athlete)).rejects.toThrow("already with us");
    expect((await own(athlete)).request).toMatchObject({
      status: "pending",
      socialHandles: { instagram: "ada.runs", youtube: "@adaruns" },
    });
  });

  test("cannot be sent by someone who is verified", async () => {
    const athlete = await verifiedAthlete();
    await expect(ask(athlete)).rejects.toThrow("already with us");
  });

  test("is turned down with a reason, after which a new one counts", async () => {
    const brand = await makeBrand(db);
    await askAsBrand(brand);
    await rejectRequest(as(moderator), await idOf(brand), "The register says dissolved.");
    const rejected = await own(brand);
    expect(rejected).toMatchObject({
      isCurrent: false,
      request: { status: "rejected", rejectionReason: "The register says dissolved." },
    });
    expect((await newsOf(brand)).at(-1)?.message).toContain("The register says dissolved.");
    await askAsBrand(brand);
    expect(await own(brand)).toMatchObject({ isCurrent: true, request: { status: "pending" } });
  });

  test("is asked about and answered, until it is decided", async () => {
    const brand = await makeBrand(db);
    await askAsBrand(brand);
    await expect(answerQuestion(as(brand), "Before any question")).rejects.toThrow();
    const id = await idOf(brand);
    await askForMore(as(moderator), id, "A letter, please.");
    await answerQuestion(as(brand), "Here: https://letter.example");
    expect((await own(brand)).request).toMatchObject({
      status: "under_review",
      staffQuestion: "A letter, please.",
      answer: "Here: https://letter.example",
    });
    await askForMore(as(moderator), id, "And the back of it.");
    expect((await own(brand)).request.answer).toBeNull();
    await approve(id);
    await expect(answerQuestion(as(brand), "Too late")).rejects.toThrow("already been decided");
  });

  test("is refused for a website under which anyone has a name", async () => {
    const brand = await makeBrand(db);
    for (const website of ["co.uk", "https://github.io", "com.au/northlight"])
      await expect(askAsBrand(brand, website), website).rejects.toMatchObject({
        fields: { companyWebsite: [expect.stringContaining("Enter your own website")] },
      });
    await askAsBrand(brand, "northlight.co.uk");
  });

  test("keeps a UK company's number in its full form, and any other as typed", async () => {
    const [british, danish] = [await makeBrand(db), await makeBrand(db)];
    await askAsBrand(british);
    await requestAsBrand(
      as(danish),
      brandRequestSchema.parse({
        companyCountry: "other",
        companyRegistrationNumber: "DK 12 34",
        companyWebsite: "nordlys.example",
      }),
    );
    expect((await own(british)).request.companyRegistrationNumber).toBe("01234567");
    expect((await own(danish)).request.companyRegistrationNumber).toBe("DK 12 34");
  });
});

describe("staff", () => {
  test("approve: the badge, the score and the search model follow at once", async () => {
    const athlete = await makeAthlete(db);
    await saveProfile(as(athlete), profile({ instagramHandle: "ada.runs" }));
    await ask(athlete);
    const before = await profileOf(athlete);
    await approve(await idOf(athlete));
    const after = await profileOf(athlete);
    expect(after?.isVerified).toBe(true);
    expect(after?.ambassadorScore).toBe((before?.ambassadorScore ?? 0) + 10);
    const [[found]] = await db.read(
      db.orm.all<{ verified: number }>(
        sql`select verified from athlete_search where user_id = ${athlete.userId}`,
      ),
    );
    expect(found?.verified).toBe(1);
    expect((await newsOf(athlete)).map(({ title }) => title)).toEqual(["You're verified"]);
    expect(await own(athlete)).toMatchObject({
      isCurrent: true,
      request: { status: "approved", reviewedAt: expect.any(Number) },
    });
  });

  test("give a badge that shows wherever the other side meets the name", async () => {
    const [brand, athlete] = [
      await makeBrand(db, { companyName: "Northlight" }),
      await makeAthlete(db),
    ];
    const title = `Miles ${newId()}`;
    const campaignId = await makeCampaign(db, brand.brandId, { title });
    const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted");
    const contractId = await makeContract(db, dealId, { brand, athlete, campaignId });
    const conversation = await makeConversation(db, brand, athlete, [{ from: brand }]);
    const shown = async () => {
      const [mine] = (await listAthleteCampaigns(as(athlete), "mine", null)).items;
      const filters = { ...NO_AVAILABLE_FILTERS, q: title.toLowerCase() };
      const [listed] = (await listAvailableCampaigns(as(athlete), filters, null)).items;
      return {
        mine: mine?.isVerified,
        listed: listed?.isVerified,
        thread: (await loadThread(as(athlete), conversation, "newest")).isVerified,
        contract: (await loadContractPage(as(athlete), contractId)).verified,
        athleteInThread: (await loadThread(as(brand), conversation, "newest")).isVerified,
      };
    };
    const all = (brand: boolean, athlete: boolean) => ({
      mine: brand,
      listed: brand,
      thread: brand,
      contract: { brand, athlete },
      athleteInThread: athlete,
    });
    expect(await shown()).toEqual(all(false, false));
    await askAsBrand(brand);
    await approve(await idOf(brand));
    expect(await shown()).toEqual(all(true, false));
    await saveProfile(as(athlete), profile({ instagramHandle: "ada.runs" }));
    await ask(athlete);
    await approve(await idOf(athlete));
    expect(await shown()).toEqual(all(true, true));
  });

  test("approve only what they saw", async () => {
    const brand = await makeBrand(db, { companyName: "Northlight" });
    await askAsBrand(brand);
    const id = await idOf(brand);
    const expectedVersion = await versionOf(id);
    await saveBrandProfile(
      as(brand),
      brandProfileSchema.parse({ companyName: "Nike", targetSports: [] }),
    );
    await expect(approveRequest(as(moderator), id, expectedVersion)).rejects.toThrow("has changed");
    expect(await isVerifiedBrand(brand)).toBe(false);
    await approve(id);
    expect(await isVerifiedBrand(brand)).toBe(true);
  });

  test("approve no name that changes, and no request that is taken, while they click", async () => {
    const brand = await makeBrand(db, { companyName: "Northlight" });
    await askAsBrand(brand);
    const id = await idOf(brand);
    const expectedVersion = await versionOf(id);
    const rename = () =>
      saveBrandProfile(
        as(brand),
        brandProfileSchema.parse({ companyName: "Nike", targetSports: [] }),
      );
    const renamed = { ...as(moderator), db: interrupted(db, rename) };
    await expect(approveRequest(renamed, id, expectedVersion)).rejects.toThrow(
      "already been decided",
    );
    const colleague = await makeStaff(db);
    const now = await versionOf(id);
    const taken = {
      ...as(moderator),
      db: interrupted(db, () => claimRequest(as(colleague), id)),
    };
    await expect(approveRequest(taken, id, now)).rejects.toThrow("already been decided");
    expect(await isVerifiedBrand(brand)).toBe(false);
  });

  test("leave a colleague's request alone, which an admin can take over", async () => {
    const [colleague, admin] = [await makeStaff(db), await makeStaff(db, ["admin"])];
    const brand = await makeBrand(db);
    await askAsBrand(brand);
    const id = await idOf(brand);
    await claimRequest(as(colleague), id);
    await expect(claimRequest(as(moderator), id)).rejects.toThrow("taken");
    await expect(rejectRequest(as(moderator), id, "No")).rejects.toThrow("A colleague");
    await claimRequest(as(admin), id);
    await expect(approve(id, colleague)).rejects.toThrow("A colleague");
    await approve(id, admin);
  });

  test("never review their own, and only they review", async () => {
    const athlete = await makeAthlete(db);
    await ask(athlete);
    const id = await idOf(athlete);
    const both = { ...athlete, type: "staff", roles: ["admin"] } as Person;
    await expect(claimRequest(as(both), id)).rejects.toThrow("taken");
    await expect(approveRequest(as(both), id, "")).rejects.toThrow("couldn't find");
    await expect(requestForStaff(as(both), id)).rejects.toThrow("couldn't find");
    await expect(approveRequest(as(athlete), id, "")).rejects.toThrow("access");
    await expect(claimRequest(as(athlete), id)).rejects.toThrow("access");
  });

  test("find what waits oldest first, and each look is recorded", async () => {
    const brand = await makeBrand(db, { companyName: "Queue Ltd" });
    await askAsBrand(brand);
    const id = await idOf(brand);
    // Older than those of other tests, which may be more than a page.
    await db.write([sql`update verification_requests set created_at = 1 where id = ${id}`]);
    const queue = await verificationQueue(as(moderator), "pending", null);
    // A paid plan stands ahead: entitlements.test.ts.
    const times = queue.items.flatMap((one) => (one.isAhead ? [] : [one.createdAt]));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(queue.items.find((item) => item.id === id)).toMatchObject({ name: "Queue Ltd" });
    await requestForStaff(as(moderator), id);
    const [rows] = await db.read(
      db.orm.all(
        sql`select 1 from audit_logs where action = 'verification_viewed' and resource_id = ${id}
          and user_id = ${moderator.userId}`,
      ),
    );
    expect(rows).toHaveLength(1);
  });
});

test("a decision that can't be stored says what failed", async () => {
  const athlete = await makeAthlete(db);
  await ask(athlete);
  const id = await idOf(athlete);
  const expectedVersion = await versionOf(id);
  const broken = { ...db, write: () => Promise.reject(new Error("disk I/O error")) };
  const ctx = { ...as(moderator), db: broken };
  for (const [attempt, message] of [
    [() => approveRequest(ctx, id, expectedVersion), "Failed to approve request"],
    [() => rejectRequest(ctx, id, "The handle isn't yours."), "Failed to reject request"],
  ] as const)
    await expect(attempt()).rejects.toMatchObject({ code: "unavailable", message });
  expect((await own(athlete)).request.status).toBe("pending");
});

describe("the badge", () => {
  const save = (athlete: Person, handles: object) => saveProfile(as(athlete), profile(handles));

  test("goes with a new channel, with a notice, and the score follows", async () => {
    const athlete = await verifiedAthlete();
    await save(athlete, { instagramHandle: "ada.runs" });
    const stored = await profileOf(athlete);
    expect(stored?.isVerified).toBe(true);
    await save(athlete, { instagramHandle: "ada.runs", tiktokHandle: "someone.else" });
    const lost = await profileOf(athlete);
    expect(lost?.isVerified).toBe(false);
    expect(lost?.ambassadorScore).toBe((stored?.ambassadorScore ?? 0) - 10);
    expect((await newsOf(athlete)).at(-1)?.title).toBe("Your Verified badge has gone");
    expect(await own(athlete)).toMatchObject({ isCurrent: false, isVerified: false });
    await ask(athlete);
  });

  test("goes with a new handle of a channel that is not connected", async () => {
    const athlete = await verifiedAthlete();
    const handles = { youtubeHandle: null, tiktokHandle: null, xHandle: null };
    await saveHandles(as(athlete), handles);
    expect((await profileOf(athlete))?.isVerified).toBe(true);
    await saveHandles(as(athlete), { ...handles, tiktokHandle: "someone.else" });
    expect((await profileOf(athlete))?.isVerified).toBe(false);
    expect((await newsOf(athlete)).at(-1)?.title).toBe("Your Verified badge has gone");
  });

  test("stays when a channel is only removed", async () => {
    const athlete = await verifiedAthlete();
    await save(athlete, {});
    expect((await profileOf(athlete))?.isVerified).toBe(true);
    await save(athlete, { instagramHandle: "ada.runs" });
    expect((await profileOf(athlete))?.isVerified, "what comes later is new").toBe(false);
  });

  test("goes with another name of the person, in the profile and in the settings, and stays with another spelling", async () => {
    const athlete = await verifiedAthlete();
    const rename = (fullName: string) => changeName(as(athlete), fullName);
    await rename(athlete.name.toUpperCase());
    expect((await profileOf(athlete))?.isVerified).toBe(true);
    await rename("Cristiano Ronaldo");
    expect((await profileOf(athlete))?.isVerified).toBe(false);
    expect((await newsOf(athlete)).at(-1)?.title).toBe("Your Verified badge has gone");

    const other = await verifiedAthlete();
    const [ctx, input] = [as(other), profile({ instagramHandle: "ada.runs" })];
    const renamed = { ...input, fullName: "Cristiano Ronaldo" };
    const stored = await profileOf(other);
    await saveProfile(ctx, renamed);
    const lost = await profileOf(other);
    expect(lost?.isVerified).toBe(false);
    expect(lost?.ambassadorScore).toBeLessThan(stored?.ambassadorScore ?? 0);
  });

  test("is not given to a name that was changed while staff looked", async () => {
    const athlete = await makeAthlete(db);
    await ask(athlete);
    const id = await idOf(athlete);
    const identity = await versionOf(id);
    await changeName(as(athlete), "Cristiano Ronaldo");
    expect(await versionOf(id)).not.toBe(identity);
  });

  test("goes with a company's name, and with nothing else of its profile", async () => {
    const brand = await makeBrand(db, { companyName: "Northlight" });
    await askAsBrand(brand);
    await approve(await idOf(brand));
    const saveAs = (companyName: string) =>
      saveBrandProfile(
        as(brand),
        brandProfileSchema.parse({ companyName, bio: "New", targetSports: [] }),
      );
    await saveAs("Northlight");
    expect(await isVerifiedBrand(brand)).toBe(true);
    await saveAs("Northlight Shoes");
    expect(await isVerifiedBrand(brand)).toBe(false);
    expect(await newsOf(brand)).toHaveLength(2);
    await saveAs("Northlight");
    expect(await newsOf(brand), "one notice").toHaveLength(2);
  });

  test("is offered on the dashboard until it is asked for or hidden on the device", async () => {
    const athlete = await makeAthlete(db);
    const device = (cookie: string | null) => ({ cookies: { get: () => cookie } }) as never;
    expect(await shouldOfferVerification(device(null), as(athlete))).toBe(true);
    expect(await shouldOfferVerification(device("hidden"), as(athlete))).toBe(false);
    await ask(athlete);
    expect(await shouldOfferVerification(device(null), as(athlete))).toBe(false);
    await rejectRequest(as(moderator), await idOf(athlete), "Not you");
    expect(await shouldOfferVerification(device(null), as(athlete))).toBe(true);
    expect(await shouldOfferVerification(device(null), as(await verifiedAthlete()))).toBe(false);
  });
});

describe("a proof without a human", () => {
  let sites = 0;
  async function brandWithSite() {
    const site = `site${++sites}.example`;
    const brand = await makeBrand(db);
    await askAsBrand(brand, `www.${site}`);
    const { request } = await own(brand);
    const file = { kind: "file", target: proofFile(request.companyWebsite ?? "") };
    return { brand, site, host: `www.${site}`, code: request.proofCode, file };
  }
  const FILE = "/.well-known/laurel-verification.txt";
  const check = (person: Person, proof: { kind: string; target: string }) =>
    checkProof(as(person), env, proof);

  test("is a file at the website", async () => {
    const { brand, host, code, file } = await brandWithSite();
    expect(await check(brand, file)).toBe("We couldn't find that website.");
    web.host(host, "93.184.216.34");
    expect(await check(brand, file)).toBe("There's no file at that address yet.");
    web.host(host, "93.184.216.34", { [FILE]: { body: "something else" } });
    expect(await check(brand, file)).toBe("The file is there, but the code isn't in it.");
    web.host(host, "93.184.216.34", { [FILE]: { body: `${code}\n` } });
    expect(await check(brand, file)).toBeNull();
    expect(await check(brand, file), "again").toBeNull();
    expect((await own(brand)).proofs).toEqual([{ ...file, provedAt: expect.any(Number) }]);
  });

  test("is looked for ten times an hour", async () => {
    const { brand, file, host } = await brandWithSite();
    const tries = await Promise.allSettled(Array.from({ length: 14 }, () => check(brand, file)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    const asked = web.asked.length;
    await expect(check(brand, file)).rejects.toMatchObject({ code: "limit" });
    expect(web.asked).toHaveLength(asked);
    web.host(host, "93.184.216.34");
    const later = { ...as(brand), now: as(brand).now + HOUR_MS + 1 };
    expect(await checkProof(later, env, file)).toBe("There's no file at that address yet.");
  });

  test("is not looked for beyond 64 KB", async () => {
    const { brand, host, code, file } = await brandWithSite();
    web.host(host, "93.184.216.34", { [FILE]: { body: " ".repeat(65_536) + code } });
    expect(await check(brand, file)).toContain("isn't in it");
    web.host(host, "93.184.216.34", { [FILE]: { body: " ".repeat(65_000) + code } });
    expect(await check(brand, file)).toBeNull();
  });

  test.each(["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "fd00::1", "2002:7f00:1::1"])(
    "is not looked for at %s, also behind a redirect",
    async (address) => {
      const { brand, site, host, code, file } = await brandWithSite();
      const inside = `inside.${site}`;
      web.host(host, address, { [FILE]: { body: code } });
      web.host(inside, address, { "/": { body: code } });
      expect(await check(brand, file)).toBe("We couldn't find that website.");
      const other = await brandWithSite();
      web.host(other.host, "93.184.216.34", { [FILE]: { location: `https://${inside}/` } });
      expect(await check(other.brand, other.file)).toBe("We couldn't find that website.");
      expect(web.asked).not.toContain(`${inside}/`);
      expect(web.asked).not.toContain(host + FILE);
    },
  );

  test.each([
    "http://open.example/code",
    "https://open.example:8443/code",
    "https://user:secret@open.example/code",
    "https://127.0.0.1/code",
    "https://2130706433/code",
    "https://[::1]/code",
    "https://localhost/code",
    "ftp://open.example/code",
  ])("is not looked for at %s, where a website may lead", async (location) => {
    const { brand, host, code, file } = await brandWithSite();
    web.host("open.example", "93.184.216.34", { "/code": { body: code } });
    web.host(host, "93.184.216.34", { [FILE]: { location } });
    expect(await check(brand, file)).toBe("We couldn't find that website.");
  });

  test("follows three redirects and no more", async () => {
    const { brand, host, code, file } = await brandWithSite();
    const chain = (length: number) => {
      for (let i = 0; i < length; i++)
        web.host(host, "93.184.216.34", {
          [i === 0 ? FILE : `/${i}`]: { location: `/${i + 1}` },
          [`/${length}`]: { body: code },
        });
    };
    chain(4);
    expect(await check(brand, file)).toBe("There's no file at that address yet.");
    chain(3);
    expect(await check(brand, file)).toBeNull();
  });

  test("is a record of the domain", async () => {
    const { brand, site, code } = await brandWithSite();
    const record = { kind: "dns", target: proofRecord(`https://www.${site}`) };
    expect(record.target).toBe(`_laurel-verification.${site}`);
    web.record(record.target, '"v=spf1 -all"', '"laurel-something"');
    expect(await check(brand, record)).toContain("couldn't find the record");
    web.record(record.target, '"v=spf1 -all"', `"${code.slice(0, 8)}" "${code.slice(8)}"`);
    expect(await check(brand, record)).toBeNull();
  });

  test("is a code in a channel's description, and nowhere else on its page", async () => {
    const athlete = await makeAthlete(db);
    await ask(athlete, { instagram: "ada.proof" });
    const { proofCode: code } = (await own(athlete)).request;
    const page = { kind: "channel", target: "https://www.instagram.com/ada.proof/" };
    const show = (body: string) =>
      web.host("www.instagram.com", "93.184.216.34", { "/ada.proof/": { body } });
    show(`<meta name="description" content="Runner"><p>A comment: ${code}</p>`);
    expect(await check(athlete, page)).toContain("couldn't find the code");
    show(`<meta property="og:description" content="Runner. ${code}">`);
    expect(await check(athlete, page)).toBeNull();
  });

  test("is only looked for where the request says, and by its applicant", async () => {
    const { brand, file } = await brandWithSite();
    const stranger = await brandWithSite();
    await expect(check(stranger.brand, file)).rejects.toThrow("couldn't find");
    await expect(
      check(brand, { kind: "file", target: "https://evil.example/code" }),
    ).rejects.toThrow("couldn't find");
    await expect(check(await makeBrand(db), file)).rejects.toThrow("decided");
  });

  describe("by mail", () => {
    const link = (ctx = as(moderator)) =>
      ({ db, env, clock: () => ctx.now, request: ctx.request }) as never;
    const tokensTo = async (email: string) => {
      const [rows] = await db.read(
        db.orm.all<{ token: string }>(
          sql`select payload ->> '$.link.token' as token from outbox
            where kind = 'mail' and payload ->> '$.to' = ${email} order by id`,
        ),
      );
      return Promise.all(rows.map(({ token }) => linkSigner(env).sign(token)));
    };

    test("goes to an address at the website alone, five times a day", async () => {
      const { brand, site } = await brandWithSite();
      for (const email of ["a@gmail.com", `a@evil-${site}`, `a@${site}.evil.example`])
        await expect(sendProofMail(as(brand), email)).rejects.toThrow(`ends with @${site}`);
      for (let i = 0; i < 5; i++) await sendProofMail(as(brand), `press@${site}`);
      await expect(sendProofMail(as(brand), `press@${site}`)).rejects.toThrow("5 such emails");
      expect(await tokensTo(`press@${site}`)).toHaveLength(5);
    });

    test("is proved by the link, for three days and while the request waits", async () => {
      const { brand, site } = await brandWithSite();
      await sendProofMail(as(brand), `press@${site}`);
      const [token = ""] = await tokensTo(`press@${site}`);
      expect(await findLinkDomain(link(), token), "looking uses nothing up").toBe(site);
      const late = { ...as(moderator), now: clock + 3 * DAY_MS };
      expect(await confirmWebsite(link(late), token)).toBe(false);
      expect(await confirmWebsite(link(), "forged.token")).toBe(false);
      expect((await own(brand)).proofs).toEqual([]);
      expect(await confirmWebsite(link(), token)).toBe(true);
      expect((await own(brand)).proofs).toMatchObject([{ kind: "mail", target: `press@${site}` }]);
      await approve(await idOf(brand));
      expect(await findLinkDomain(link(), token)).toBeNull();
      expect(await confirmWebsite(link(), token)).toBe(false);
    });
  });
});
