import { sql } from "drizzle-orm";
import { NO_BRAND } from "~/features/identity/accounts/actor";
import { publicName } from "~/features/profiles/athletes/public-view";
import type { Database } from "~db/client";
import { idOf } from "../../scripts/scale/athlete";
import { makeDispute, makeStaff, makeVerification, type Person } from "./factories";
import { type Screen, screens } from "./site-map";

/** Someone of the load-test data (scripts/scale/market.ts) who looks at every screen, and what the addresses name. */
export interface MarketVisit {
  who: string;
  person: Person | null;
  ids: Record<string, string>;
}

const GROUPS: Record<string, Screen["group"][]> = {
  visitor: ["public", "auth"],
  staff: ["admin"],
  brand: ["brand", "account", "resources"],
  athlete: ["athlete", "account", "resources"],
};

/** The screens with a loader that a person may see. */
export const screensOf = (person: Person | null) =>
  screens.filter(
    ({ hasLoader, group }) => hasLoader && GROUPS[person?.type ?? "visitor"]?.includes(group),
  );

/** The brand and the athlete with the most work, two with the usual amount, staff and a visitor. */
export async function marketVisits(db: Database): Promise<MarketVisit[]> {
  const [first] = await rowsOf(db, "select brand_id as id from campaigns order by id limit 1");
  const busy = await dealOf(db, "1 = 1");
  const usual = await dealOf(db, `c.brand_id > '${first?.id}' and i.athlete_id <> '${idOf(0)}'`);
  const disputeId = await makeDispute(db, { ...usual, campaignId: usual.ids.campaignId ?? "" });
  const requestId = await makeVerification(db, usual.brand);
  Object.assign(usual.ids, { disputeId, requestId });
  return [
    { who: "visitor", person: null, ids: usual.ids },
    { who: "busy brand", person: busy.brand, ids: busy.ids },
    { who: "brand", person: usual.brand, ids: usual.ids },
    { who: "busy athlete", person: busy.athlete, ids: busy.ids },
    { who: "athlete", person: usual.athlete, ids: usual.ids },
    { who: "staff", person: await makeStaff(db, ["admin", "moderator"]), ids: usual.ids },
  ];
}

const rowsOf = async (db: Database, statement: string) => {
  const [rows] = await db.read(db.orm.all<Record<string, string>>(sql.raw(statement)));
  return rows;
};

/** Two sides of a deal with a contract, a payment and a conversation, and what the addresses of their pages name. */
async function dealOf(db: Database, which: string) {
  const [row] = await rowsOf(
    db,
    `
    select i.id as dealId, i.campaign_id as campaignId, i.athlete_id as athleteId, c.brand_id as brandId, owner.person_id as ownerId,
      p.id as contentId, k.id as contractId, m.id as paymentId, v.id as conversationId, l.code
    from campaign_invitations i join campaigns c on c.id = i.campaign_id
    join brand_members owner on owner.brand_id = c.brand_id
    join contracts k on k.deal_id = i.id
    join payments m on m.deal_id = i.id
    join content_submissions p on p.deal_id = i.id
    join conversations v on v.brand_id = c.brand_id and v.athlete_id = i.athlete_id
    join campaign_links l on l.deal_id = i.id
    where c.status = 'active' and i.status = 'accepted' and ${which} order by i.athlete_id <> '${idOf(0)}', i.id limit 1`,
  );
  if (!row) throw new Error("no deal with everything");
  const side = (userId: string, type: "brand" | "athlete"): Person => ({
    userId,
    type,
    ...(type === "brand" ? { brandId: row.brandId ?? "", brandRole: "owner" } : NO_BRAND),
    name: `Some ${type}`,
    email: `${userId}@scale.laurel.test`,
    roles: [],
  });
  const ids: Record<string, string> = {
    ...row,
    userId: row.athleteId ?? "",
    athlete: publicName({ id: row.athleteId ?? "", name: "Some athlete" }),
  };
  return {
    ids,
    brand: side(row.ownerId ?? "", "brand"),
    athlete: side(row.athleteId ?? "", "athlete"),
  };
}
