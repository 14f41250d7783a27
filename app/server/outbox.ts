import { renderMail } from "~/components/mail/mail";
import { fingerprintSchema, storeFingerprint } from "~/features/media/fingerprint.server";
import { deleteObjects, storageSchema } from "~/features/media/objects.server";
import { noticeSchema } from "~/features/notifications/notice";
import { sendNotice } from "~/features/notifications/notice.server";
import type { Background } from "~/platform/context";
import { mailSchema, sendMail } from "~/platform/mail";
import { drainOutbox, type OutboxHandler, type OutboxHandlers } from "~/platform/outbox";
import { pushSchema } from "~/platform/push";
import { ROOMS } from "./rooms";

/*
 * What the outbox sends, by kind. To add a kind: one entry here, and beside its sender a function that queues
 * it with `enqueue(kind, payload, now)` for the batch of the change (as `queueMail` in platform/mail.ts does).
 * Nothing in the database changes.
 */

const handler = <Payload>(entry: OutboxHandler<Payload>) => entry as OutboxHandler;

export const OUTBOX_HANDLERS: OutboxHandlers = {
  /** `parallelism` follows the mail provider's rate limit. 20 attempts take about 10 hours. */
  mail: handler({
    schema: mailSchema,
    send: ({ env }, mail, idempotencyKey) =>
      sendMail(env, mail, { render: renderMail, idempotencyKey }),
    parallelism: 5,
    maxAttempts: 20,
    timeoutMs: 10_000,
  }),
  /** Mails about notifications, sent by the recipients' settings. */
  notice: handler({
    schema: noticeSchema,
    send: sendNotice,
    parallelism: 5,
    maxAttempts: 20,
    timeoutMs: 12_000,
  }),
  /** Invalidation events and forced disconnects of rooms. 10 attempts take about 2 hours. */
  push: handler({
    schema: pushSchema(Object.keys(ROOMS)),
    send: ({ rooms }, push) => rooms.deliver(push),
    parallelism: 20,
    maxAttempts: 10,
    timeoutMs: 5_000,
  }),
  /** Deletes what is stored of media that is gone. 10 attempts take about 2 hours. */
  storage: handler({
    schema: storageSchema,
    send: deleteObjects,
    parallelism: 5,
    maxAttempts: 10,
    timeoutMs: 10_000,
  }),
  /** Hashes a clip: 500 MB in a few seconds. 10 attempts take about 2 hours. */
  fingerprint: handler({
    schema: fingerprintSchema,
    send: storeFingerprint,
    parallelism: 2,
    maxAttempts: 10,
    timeoutMs: 18_000,
  }),
};

/** Work after an answer is cut off after 30 seconds; an attempt and its mark must fit behind this. */
const AFTER_ANSWER_MS = 10_000;

/** Sends what a command has queued without waiting for the minute's cron. */
export const drainAfterAnswer = (background: Background) =>
  drainOutbox(background, OUTBOX_HANDLERS, background.clock() + AFTER_ANSWER_MS);
