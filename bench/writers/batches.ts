import { eq, sql } from "drizzle-orm";
import { appErrorIn } from "~/platform/errors";
import { meteredFetch } from "~/platform/timing";
import { assertRowChanged, connect } from "~db/client";
import { newId } from "~db/columns";
import { auditLogs, campaigns, notifications } from "~db/schema";
import { makeBrand, makeCampaign } from "../../tests/support/factories";
import { type Burst, burst } from "./burst";

/**
 * The batch of a command: a conditional update of one row, the same for all writers, with its audit row and a
 * notification. Each has a connection and a deadline of its own, as a request has.
 */
export async function batchWriters(url: string, writers: number): Promise<Burst> {
  const db = connect({ url });
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId, { minFollowers: 0 });

  const send = async (id: string) => {
    const { fetch } = meteredFetch(Date.now);
    const connection = connect({ url, fetch });
    const createdAt = Date.now();
    try {
      await connection.write([
        connection.orm
          .update(campaigns)
          .set({ minFollowers: sql`${campaigns.minFollowers} + 1` })
          .where(eq(campaigns.id, campaignId)),
        assertRowChanged(),
        connection.orm.insert(auditLogs).values({
          id: newId(),
          userId: brand.userId,
          action: "campaign_created",
          resourceType: "bench",
          resourceId: id,
          ipAddress: "127.0.0.1",
          userAgent: "bench",
          requestId: id,
          createdAt,
        }),
        connection.orm.insert(notifications).values({
          id,
          userId: brand.userId,
          kind: "campaign.launched",
          category: "campaign",
          params: { company: "Bench", title: "Bench" },
          createdAt,
        }),
      ]);
      return "done";
    } catch (error) {
      if (appErrorIn(error)?.status !== 503) throw error;
      return "refused";
    } finally {
      connection.client.close();
    }
  };

  const result = await burst(writers, send, async () => {
    const [rows, counted] = await db.read(
      db.orm
        .select({ id: auditLogs.resourceId })
        .from(auditLogs)
        .innerJoin(notifications, eq(notifications.id, auditLogs.resourceId))
        .where(eq(auditLogs.userId, brand.userId)),
      db.orm
        .select({ times: campaigns.minFollowers })
        .from(campaigns)
        .where(eq(campaigns.id, campaignId)),
    );
    const [{ times } = { times: null }] = counted;
    if (times !== rows.length) throw new Error(`${rows.length} rows, counted ${times} times`);
    return rows.map(({ id }) => id);
  });
  db.client.close();
  return result;
}
