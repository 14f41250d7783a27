import { and, eq, inArray } from "drizzle-orm";
import { connect } from "~db/client";
import { auditLogs, campaigns } from "~db/schema";
import { makeBrand } from "../../tests/support/factories";
import { authedClient } from "../../tests/support/http";
import { type Burst, burst } from "./burst";

/** Brands that create campaigns, each with its own session: sign-in check, matching, one batch. */
export async function formWriters(url: string, writers: number): Promise<Burst> {
  const db = connect({ url });
  const brands = await Promise.all(Array.from({ length: writers }, () => makeBrand(db)));
  const requests = await Promise.all(brands.map((brand) => authedClient(db, brand)));

  const send = async (id: string, writer: number) => {
    const form = {
      id,
      title: "Parallel miles",
      intent: "create",
      minFollowers: "0",
      audienceCountries: "GB",
      "deliverables[0].platform": "instagram",
      "deliverables[0].format": "reel",
      "deliverables[0].count": "1",
    };
    const answer = await requests[writer]?.("/brand/campaigns/new", { form });
    await answer?.arrayBuffer();
    if (answer?.status === 303) return "done";
    if (answer?.status === 503) return "refused";
    throw new Error(`status ${answer?.status}`);
  };

  const owners = brands.map(({ brandId }) => brandId);
  const result = await burst(writers, send, async () => {
    // One audit row for each time that a campaign was created.
    const [rows] = await db.read(
      db.orm
        .select({ id: campaigns.id })
        .from(campaigns)
        .innerJoin(
          auditLogs,
          and(eq(auditLogs.resourceId, campaigns.id), eq(auditLogs.action, "campaign_created")),
        )
        .where(inArray(campaigns.brandId, owners)),
    );
    return rows.map(({ id }) => id);
  });
  db.client.close();
  return result;
}
