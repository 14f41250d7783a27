import { and, inArray, or } from "drizzle-orm";
import { isOfSide } from "~/features/identity/accounts/brand-members";
import type { Database } from "~db/client";
import { ACTIVE_DISPUTES } from "~db/constants";
import { disputes } from "~db/schema";

/** The disputes of a person's side. */
export const isOfPerson = (personId: string) =>
  or(isOfSide(disputes.filedBy, personId), isOfSide(disputes.respondentId, personId));

/** A person's disputes that are not settled. */
export const activeDisputes = ({ orm }: Database, userId: string) =>
  orm
    .select({ id: disputes.id, title: disputes.title })
    .from(disputes)
    .where(and(isOfPerson(userId), inArray(disputes.status, ACTIVE_DISPUTES)));
