import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import type { Database } from "~db/client";
import { campaigns, payments } from "~db/schema";

/** A person's payments whose money has not arrived yet, by the deal that they are for. */
export const runningPayments = ({ orm }: Database, userId: string) =>
  orm
    .selectDistinct({ id: payments.dealId, title: campaigns.title })
    .from(payments)
    .innerJoin(campaigns, eq(campaigns.id, payments.campaignId))
    .where(
      and(
        or(
          and(
            or(eq(payments.brandId, brandOfPerson(userId)), eq(payments.athleteId, userId)),
            inArray(payments.status, ["paying", "held"]),
          ),
          and(eq(payments.athleteId, userId), gt(payments.toAthlete, 0), isNull(payments.sentAt)),
          and(
            eq(payments.brandId, brandOfPerson(userId)),
            gt(payments.toBrand, 0),
            isNull(payments.refundedAt),
          ),
        ),
      ),
    );
