import { sql } from "drizzle-orm";
import { peopleOfSide } from "~/features/identity/accounts/brand-members";
import type { NotificationKind } from "~/notifications";
import type { Statement } from "~db/client";

/** Removes what a side was notified of at a moment, because the sender took it back. A mail that waits is not sent then. */
export const removeNotification = (
  { name }: Pick<NotificationKind<never>, "name">,
  {
    sideId,
    subjectId,
    senderId,
    at,
  }: { sideId: string; subjectId: string; senderId: string; at: number },
): Statement =>
  sql`delete from notifications where user_id in (${peopleOfSide(sideId)}) and subject_id = ${subjectId}
    and kind = ${name} and sender_id = ${senderId} and created_at = ${at}`;
