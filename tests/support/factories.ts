import { and, desc, eq, sql } from "drizzle-orm";
import { readDocument } from "~/features/deals/contracts/document";
import { type Terms, termsOf } from "~/features/deals/contracts/terms";
import { serializeWithDigest } from "~/features/deals/contracts/version";
import { storeAgreedFee, storeDeliverables } from "~/features/deals/deals/deals.server";
import type { InvitationState } from "~/features/deals/deals/invitation-state";
import { storeOffers } from "~/features/deals/invitations/store-offers.server";
import { NO_BRAND } from "~/features/identity/accounts/actor";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import type {
  BrandRole,
  CampaignStatus,
  ContentStatus,
  InterestStatus,
  Platform,
  Role,
  UserType,
} from "~db/constants";
import {
  athleteProfiles,
  brandMembers,
  brandProfiles,
  campaignInterests,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  contracts,
  contractVersions,
  conversationParticipants,
  conversations,
  credentials,
  deals,
  disputeOffers,
  disputes,
  grants,
  media,
  messages,
  polishings,
  profiles,
  socialAccounts,
  subscriptions,
  userRoles,
  verificationRequests,
} from "~db/schema";
import { REEL } from "./deliverables";

/** Rows for one test. Every call makes new ones, so that tests never meet. */

export interface Person {
  userId: string;
  type: UserType;
  /** The brand they act for; empty for others. */
  brandId: string;
  brandRole: BrandRole | null;
  name: string;
  email: string;
  roles: Role[];
}

interface PersonOptions {
  name?: string;
  email?: string;
  /** As `hashPassword` made it; without one the account cannot sign in by password. */
  passwordHash?: string;
}

async function makePerson(
  db: Database,
  type: UserType,
  roles: Role[],
  { name = `Test ${type}`, email, passwordHash = "none" }: PersonOptions,
  more: (person: Person) => Parameters<Database["write"]>[0] = () => [],
): Promise<Person> {
  const userId = newId();
  const brand = type === "brand" ? { brandId: newId(), brandRole: "owner" as const } : NO_BRAND;
  const person = { userId, type, ...brand, name, roles, email: email ?? `${userId}@test.laurel` };
  const now = Date.now();
  await db.write([
    db.orm.insert(profiles).values({
      id: userId,
      email: person.email,
      userType: type,
      fullName: name,
      emailConfirmedAt: now,
      welcomedAt: now,
      createdAt: now,
    }),
    db.orm.insert(credentials).values({ userId, passwordHash, passwordChangedAt: now }),
    ...roles.map((role) =>
      db.orm.insert(userRoles).values({ id: newId(), userId, role, createdAt: now - 30 * DAY_MS }),
    ),
    ...more(person),
  ]);
  return person;
}

export const makeBrand = (
  db: Database,
  { companyName = "Northlight", ...person }: PersonOptions & { companyName?: string } = {},
) =>
  makePerson(db, "brand", [], { name: "Test Brand", ...person }, ({ userId, brandId }) => [
    db.orm.insert(brandProfiles).values({ id: brandId, companyName }),
    db.orm.insert(brandMembers).values({ brandId, personId: userId, role: "owner" }),
  ]);

export const makeAthlete = (
  db: Database,
  {
    figures = {},
    channels = {},
    ...person
  }: PersonOptions & {
    figures?: Partial<typeof athleteProfiles.$inferInsert>;
    channels?: Partial<Record<Platform, Partial<typeof socialAccounts.$inferInsert>>>;
  } = {},
) =>
  makePerson(db, "athlete", [], { name: "Test Athlete", ...person }, ({ userId }) => [
    db.orm.insert(athleteProfiles).values({
      sport: "Running",
      location: "Leeds, UK",
      ...figures,
      userId,
      // Later than the account: the profile has been saved.
      lastUpdated: Date.now() + 1,
    }),
    ...Object.entries(channels).map(([platform, values]) =>
      db.orm.insert(socialAccounts).values({
        figuresAt: Date.now(),
        ...values,
        athleteId: userId,
        platform: platform as Platform,
      }),
    ),
  ]);

/** The id under which a person stands on a side of deals. */
export const sideOf = ({ brandId, userId }: Person) => brandId || userId;

/** Gives a brand or an athlete its side's paid plan, without Stripe. */
export const givePremium = (
  db: Database,
  person: Person,
  values: Partial<typeof subscriptions.$inferInsert> = {},
) =>
  db.write([
    db.orm.insert(subscriptions).values({
      sideId: sideOf(person),
      customerId: `cus_${sideOf(person)}`,
      plan: person.type === "brand" ? "brand_premium" : "athlete_premium",
      state: "active",
      createdAt: Date.now(),
      ...values,
    }),
  ]);

/** A person's request to be verified, without a command. */
export async function makeVerification(
  db: Database,
  person: Person,
  values: Partial<typeof verificationRequests.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db.write([
    db.orm.insert(verificationRequests).values({
      userType: person.type === "brand" ? "brand" : "athlete",
      proofCode: "laurel-abcdefghjk",
      createdAt: Date.now(),
      ...values,
      id,
      userId: person.userId,
      brandId: person.brandId || null,
    }),
  ]);
  return id;
}

export const makeStaff = (db: Database, roles: Role[] = ["moderator"]) =>
  makePerson(db, "staff", roles, { name: "Test Staff" });

/** What a draft needs to be launched. */
export const LAUNCHABLE = {
  deliverables: [REEL],
  budget: 100_000,
  startDate: "2099-01-01",
  endDate: "2099-02-01",
};

export async function makeCampaign(
  db: Database,
  brandId: string,
  values: Partial<typeof campaigns.$inferInsert> & { status?: CampaignStatus } = {},
): Promise<string> {
  const id = newId();
  const now = Date.now();
  await db.write([
    db.orm.insert(campaigns).values({
      title: "Autumn miles",
      status: "active",
      ...values,
      id,
      brandId,
      createdAt: now,
      updatedAt: now,
    }),
  ]);
  return id;
}

export async function makeInvitation(
  db: Database,
  campaignId: string,
  athleteId: string,
  state: InvitationState = "accepted",
  values: Partial<typeof campaignInvitations.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const now = Date.now();
  const status = state === "ended" ? "accepted" : state;
  await db.write([
    db.orm.insert(campaignInvitations).values({
      fee: 0,
      createdAt: now,
      updatedAt: now,
      ...values,
      offeredAt: values.offeredAt ?? values.createdAt ?? now,
      id,
      campaignId,
      athleteId,
      status,
    }),
    storeOffers([id], null, now),
    ...(status === "accepted"
      ? [makeDeal(id, state === "ended"), ...storeDeliverables(id, values.deliverables ?? [])]
      : []),
  ]);
  return id;
}

/** The deal of an accepted invitation, closed as its campaign is. */
const makeDeal = (invitationId: string, isEnded: boolean) =>
  sql`insert into deals (id, campaign_id, brand_id, athlete_id, status, fee, created_at, closed_at, updated_at)
    select i.id, c.id, c.brand_id, i.athlete_id,
      case when ${isEnded} then 'ended' when c.status in ('completed', 'cancelled') then c.status else 'active' end,
      i.fee, i.updated_at,
      iif(${isEnded} or c.status in ('completed', 'cancelled'), i.updated_at, null), i.updated_at
    from campaign_invitations i join campaigns c on c.id = i.campaign_id where i.id = ${invitationId}`;

/** The newest deal of an athlete in a campaign; one is made if there is none. */
export async function dealOf(db: Database, campaignId: string, athleteId: string): Promise<string> {
  const [[found]] = await db.read(
    db.orm
      .select({ id: deals.id })
      .from(deals)
      .where(and(eq(deals.campaignId, campaignId), eq(deals.athleteId, athleteId)))
      .orderBy(desc(deals.createdAt), desc(deals.id)),
  );
  return found?.id ?? makeInvitation(db, campaignId, athleteId);
}

/** A contract that the brand has sent to the athlete, and nobody has signed. */
export async function makeContract(
  db: Database,
  dealId: string,
  {
    brand,
    athlete,
    campaignId,
    startDate = null,
    endDate = null,
  }: {
    brand: Person;
    athlete: Person;
    campaignId: string;
    startDate?: string | null | undefined;
    endDate?: string | null | undefined;
  },
  terms: Partial<Terms> = {},
  sealWith = serializeWithDigest,
): Promise<string> {
  const id = newId();
  const now = Date.now();
  const title = "Autumn miles";
  const sealed = await sealWith({
    contract: id,
    number: 1,
    sentAt: now,
    campaign: { id: campaignId, title, startDate, endDate },
    brand: { id: brand.brandId, name: brand.name },
    athlete: { id: athlete.userId, name: athlete.name },
    audience: ["GB"],
    terms: { ...termsOf({ fee: 90_000, deliverables: [REEL], endDate: null }), ...terms },
  });
  await db.write([
    db.orm.insert(contracts).values({
      id,
      dealId,
      campaignId,
      brandId: brand.brandId,
      athleteId: athlete.userId,
      title,
      proposedBy: "brand",
      offeredAt: now,
      createdAt: now,
    }),
    db.orm.insert(contractVersions).values({
      contractId: id,
      number: 1,
      proposedBy: "brand",
      ...sealed,
      createdAt: now,
    }),
  ]);
  return id;
}

/** A contract in force, whose signatures nobody reads. */
export async function makeSignedContract(
  ...[db, ...contract]: Parameters<typeof makeContract>
): Promise<string> {
  const id = await makeContract(db, ...contract);
  const [[version]] = await db.read(
    db.orm
      .select({ body: contractVersions.body })
      .from(contractVersions)
      .where(eq(contractVersions.contractId, id)),
  );
  const { terms } = readDocument(String(version?.body));
  await db.write([
    db.orm
      .update(contracts)
      .set({ status: "fully_executed", closedAt: Date.now() })
      .where(eq(contracts.id, id)),
    storeAgreedFee(id, Date.now()),
    ...storeDeliverables(contract[0], terms.deliverables),
  ]);
  return id;
}

/** An exclusivity by a contract that both have signed, with a brand of its own if none is named. @returns the brand */
export async function makeExclusivity(
  db: Database,
  athlete: Person,
  {
    companyName = "Rival Shoes",
    brand: named,
    ...values
  }: Pick<typeof grants.$inferInsert, "category" | "lastDay"> & {
    companyName?: string;
    brand?: Person;
  },
): Promise<Person> {
  const brand = named ?? (await makeBrand(db, { companyName }));
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const contractId = await makeSignedContract(db, dealId, { brand, athlete, campaignId });
  await db.write([
    db.orm.insert(grants).values({
      ...values,
      id: newId(),
      contractId,
      athleteId: athlete.userId,
      brandId: brand.brandId,
      kind: "exclusivity",
      territory: "uk",
      paid: true,
      firstDay: "2026-01-01",
    }),
  ]);
  return brand;
}

/** A brand and an athlete who has accepted to make content for its active campaign. */
export async function makeActiveDeal(db: Database) {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId, { deliverables: [REEL] });
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  return { brand, athlete, campaignId, dealId };
}

export async function makeContent(
  db: Database,
  campaignId: string,
  athleteId: string,
  status: ContentStatus = "draft",
  {
    polisherId,
    ...values
  }: Partial<typeof contentSubmissions.$inferInsert> & {
    /** Who has claimed what is in polishing. */
    polisherId?: string | undefined;
  } = {},
): Promise<string> {
  const id = values.id ?? newId();
  const now = Date.now();
  const dealId = values.dealId ?? (await dealOf(db, campaignId, athleteId));
  const polishing = db.orm.insert(polishings).values({
    id: newId(),
    contentId: id,
    status: polisherId ? "claimed" : "waiting",
    claimedBy: polisherId ?? null,
    claimedAt: polisherId ? now : null,
    createdAt: now,
  });
  await db.write([
    db.orm.insert(contentSubmissions).values({
      title: "First clip",
      description: "#ad Ten kilometres before work.",
      mediaUrls: ["https://example.com/clip.mp4"],
      submittedAt: status === "awaiting_review" ? now : null,
      rejectedAt: status === "rejected" ? now : null,
      ...values,
      id,
      campaignId,
      athleteId,
      dealId,
      status,
      createdAt: now,
      updatedAt: now,
    }),
    ...(status === "polishing" ? [polishing] : []),
  ]);
  return id;
}

export async function makeInterest(
  db: Database,
  campaignId: string,
  athleteId: string,
  status: InterestStatus = "open",
  createdAt = Date.now(),
): Promise<string> {
  const id = newId();
  const row = { id, campaignId, athleteId, status, createdAt, updatedAt: createdAt };
  await db.write([db.orm.insert(campaignInterests).values(row)]);
  return id;
}

/** A file of version 1 by the athlete, and what staff made of it. @returns their ids */
export async function addPolishedFile(
  db: Database,
  contentId: string,
  ownerId: string,
  sinceVersion = 1,
) {
  const [ownId, polishedId] = [newId(), newId()];
  const file = {
    contentId,
    ownerId,
    kind: "picture",
    name: "start line.jpg",
    bytes: 1_000,
    width: 800,
    height: 600,
    createdAt: Date.now(),
  } as const;
  await db.write([
    db.orm.insert(media).values([
      { ...file, id: ownId },
      { ...file, id: polishedId, replacesId: ownId, sinceVersion, name: "graded.jpg" },
    ]),
  ]);
  return { ownId, polishedId };
}

/** A dispute that the brand files with the athlete, or the athlete (`filer`) with the brand. @returns its id */
export async function makeDispute(
  db: Database,
  { brand, athlete, campaignId }: { brand: Person; athlete: Person; campaignId: string },
  { filer = brand, ...values }: Partial<typeof disputes.$inferInsert> & { filer?: Person } = {},
): Promise<string> {
  const id = values.id ?? newId();
  const now = Date.now();
  const dealId = values.dealId ?? (await dealOf(db, campaignId, athlete.userId));
  await db.write([
    db.orm.insert(disputes).values({
      type: "content",
      title: "The second clip is missing",
      description: "We agreed on two clips.",
      createdAt: now,
      updatedAt: now,
      ...values,
      id,
      campaignId,
      dealId,
      athleteId: athlete.userId,
      filedBy: sideOf(filer),
      respondentId: filer === brand ? athlete.userId : brand.brandId,
    }),
  ]);
  return id;
}

/** An open settlement offer. @returns its id */
export async function makeOffer(
  db: Database,
  disputeId: string,
  by: Person,
  id = newId(),
): Promise<string> {
  const offer = { type: "resubmission", terms: "One more clip", createdAt: Date.now() } as const;
  await db.write([
    db.orm.insert(disputeOffers).values({ ...offer, id, disputeId, madeBy: sideOf(by) }),
  ]);
  return id;
}

/** Creates a conversation with messages, one minute apart; `body` defaults to 'Message 1' and so on. @returns its id */
export async function makeConversation(
  db: Database,
  brand: Person,
  athlete: Person,
  said: { from: Person; body?: string; at?: number }[],
  /** For each side, by account. */
  sides: Record<string, Partial<typeof conversationParticipants.$inferInsert>> = {},
): Promise<string> {
  const id = newId();
  const now = Date.now();
  const rows = said.map(({ from, body, at }, i) => ({
    conversationId: id,
    seq: i + 1,
    senderId: from.userId,
    clientId: newId(),
    body: body ?? `Message ${i + 1}`,
    createdAt: at ?? now - (said.length - i) * 60_000,
  }));
  const lastMessageAt = rows.at(-1)?.createdAt ?? now;
  const statements = [
    db.orm.insert(conversations).values({
      id,
      brandId: brand.brandId,
      athleteId: athlete.userId,
      startedBy: said[0]?.from.userId ?? brand.userId,
      lastSeq: rows.length,
      createdAt: rows[0]?.createdAt ?? now,
    }),
    ...[brand, athlete].map(({ userId }) => {
      // Each side has read up to its own last message.
      const readSeq = rows.findLast(({ senderId }) => senderId === userId)?.seq ?? 0;
      return db.orm.insert(conversationParticipants).values({
        conversationId: id,
        userId,
        readSeq,
        unread: rows.filter(({ senderId, seq }) => senderId !== userId && seq > readSeq).length,
        lastMessageAt,
        ...sides[userId],
      });
    }),
  ];
  for (let i = 0; i < rows.length; i += 200)
    statements.push(db.orm.insert(messages).values(rows.slice(i, i + 200)) as never);
  await db.write(statements);
  return id;
}
