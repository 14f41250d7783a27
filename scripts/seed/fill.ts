import { eq } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { measureForecasts } from "~/features/content/campaign-results/forecast-errors.server";
import type { Database, Statement } from "~db/client";
import { firstIdAt } from "~db/columns";
import * as schema from "~db/schema";
import type { DemoData } from "./demo-data";

const ROWS_A_STATEMENT = 200;

/** Whether there is anybody here yet: demo data goes into an empty database only. */
export async function isEmpty({ read, orm }: Database): Promise<boolean> {
  const [anybody] = await read(
    orm.select({ id: schema.profiles.id }).from(schema.profiles).limit(1),
  );
  return anybody.length === 0;
}

/** Writes all rows in one batch: the demo data is there as a whole or not at all. */
export async function fill(db: Database, data: DemoData) {
  const rows = <T extends SQLiteTable>(table: T, all: T["$inferInsert"][]): Statement[] => {
    const statements: Statement[] = [];
    for (let i = 0; i < all.length; i += ROWS_A_STATEMENT)
      statements.push(db.orm.insert(table).values(all.slice(i, i + ROWS_A_STATEMENT)));
    return statements;
  };
  await db.write([
    ...rows(schema.profiles, data.profiles),
    ...rows(schema.credentials, data.credentials),
    ...rows(schema.userRoles, data.userRoles),
    ...rows(schema.brandProfiles, data.brandProfiles),
    ...rows(schema.brandMembers, data.brandMembers),
    ...rows(schema.athleteProfiles, data.athleteProfiles),
    ...rows(schema.socialAccounts, data.socialAccounts),
    ...rows(schema.metricSnapshots, data.metricSnapshots),
    ...rows(schema.brandPreferences, data.brandPreferences),
    ...rows(schema.savedSearches, data.savedSearches),
    ...rows(schema.campaigns, data.campaigns),
    ...rows(schema.athleteRecommendations, data.athleteRecommendations),
    ...rows(schema.campaignInvitations, data.campaignInvitations),
    ...rows(schema.invitationOffers, data.invitationOffers),
    ...rows(schema.deals, data.deals),
    ...rows(schema.dealDeliverables, data.dealDeliverables),
    ...rows(schema.campaignInterests, data.campaignInterests),
    ...rows(schema.contentSubmissions, data.contentSubmissions),
    ...rows(schema.contentVersions, data.contentVersions),
    ...rows(
      schema.media,
      data.files.map(({ row }) => row),
    ),
    ...rows(
      schema.mediaCaptions,
      data.files.flatMap(({ captions }) => captions ?? []),
    ),
    ...rows(schema.posts, data.posts),
    ...rows(schema.postFigures, data.postFigures),
    ...rows(schema.campaignGoals, data.campaignGoals),
    ...rows(schema.weeklyReports, data.weeklyReports),
    ...rows(schema.dealForecasts, data.dealForecasts),
    measureForecasts(),
    ...rows(schema.campaignLandings, data.campaignLandings),
    ...rows(schema.campaignLinks, data.campaignLinks),
    ...rows(schema.linkClicks, data.linkClicks),
    ...rows(schema.discountCodes, data.discountCodes),
    ...rows(schema.codeSales, data.codeSales),
    ...rows(schema.contentComments, data.contentComments),
    ...rows(schema.polishings, data.polishings),
    ...rows(schema.portfolioConsents, data.portfolioConsents),
    ...rows(schema.moderationCases, data.moderationCases),
    ...rows(schema.notifications, data.notifications),
    ...rows(schema.conversations, data.conversations),
    ...rows(schema.conversationParticipants, data.conversationParticipants),
    ...rows(schema.messages, data.messages),
  ]);
}

/**
 * Gives each notification an id of its own moment. The product's commands number their rows by the clock, also those
 * of last month, and lists show the newest id first.
 */
export async function renumberNotifications(db: Database) {
  const { notifications } = schema;
  const [rows] = await db.read(
    db.orm.select({ id: notifications.id, createdAt: notifications.createdAt }).from(notifications),
  );
  await db.write(
    rows.map(({ id, createdAt }) =>
      db.orm
        .update(notifications)
        .set({ id: firstIdAt(createdAt) + id.slice(10) })
        .where(eq(notifications.id, id)),
    ),
  );
}
