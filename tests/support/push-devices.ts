import { eq } from "drizzle-orm";
import { startPush } from "~/features/communication/web-push/devices.server";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { pushSubscriptions, userSessions } from "~db/schema";
import { commandContext } from "./command-context";
import type { Person } from "./factories";
import { PushReceiver, subscriptionOf } from "./push-service";

const CHROME_ON_WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36";

/** A device on which this person has signed in and turned on push notifications. */
export async function makeDevice(db: Database, person: Person) {
  const receiver = await PushReceiver.create();
  const context = commandContext(db, person);
  const ctx = { ...context, actor: { ...context.actor, sessionId: newId() } };
  const { now } = ctx;
  await db.write([
    db.orm.insert(userSessions).values({
      id: ctx.actor.sessionId,
      userId: person.userId,
      userAgent: CHROME_ON_WINDOWS,
      ipAddress: "127.0.0.1",
      lastActivity: now,
      expiresAt: now + 10 * DAY_MS,
      createdAt: now,
    }),
  ]);
  const subscription = subscriptionOf(receiver);
  await startPush(ctx, subscription);
  const [rows] = await db.read(
    db.orm
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.sessionId, ctx.actor.sessionId)),
  );
  const path = new URL(subscription.endpoint).pathname;
  return { id: rows[0]?.id ?? "", ctx, receiver, path, subscription };
}
