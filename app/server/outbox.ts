import { renderMail } from "~/components/mail/mail";
import { dataExportSchema, makeExport } from "~/features/backoffice/own-data/export.server";
import {
  checkPayoutAccount,
  PAYOUTS_SWEEP,
  payoutCheckSchema,
  payoutsSweepSchema,
  sweepPayoutAccounts,
} from "~/features/billing/payouts/check-payout-accounts.server";
import {
  checkSubscription,
  SUBSCRIPTIONS_SWEEP,
  subscriptionCheckSchema,
  subscriptionsSweepSchema,
  sweepSubscriptions,
} from "~/features/billing/subscriptions/check-subscriptions.server";
import {
  PLAN_CHANGED,
  planChangedSchema,
} from "~/features/billing/subscriptions/refresh-subscription.server";
import { sealRecord, sealSchema } from "~/features/campaigns/record/seal.server";
import {
  messagePushSchema,
  sendMessagePush,
} from "~/features/communication/messages/message-push.server";
import {
  sendUnreadMail,
  unreadMailSchema,
} from "~/features/communication/messages/unread-mail.server";
import {
  notificationPushSchema,
  sendNotificationPush,
} from "~/features/communication/notifications/device-push.server";
import {
  noticeSchema,
  sendNotice,
} from "~/features/communication/notifications/send-notice.server";
import { contractFileSchema, makeContractFile } from "~/features/deals/contracts/file.server";
import { stampContractFile, timeStampSchema } from "~/features/deals/contracts/time-stamp.server";
import {
  markBrandForRanking,
  markRecommendersForRanking,
} from "~/features/finding/matching/ranking-jobs.server";
import {
  compareFiles,
  FILES_COMPARISON,
  filesComparisonSchema,
} from "~/features/media/media/compare-files.server";
import { fingerprintSchema, storeFingerprint } from "~/features/media/media/fingerprint.server";
import { deleteObjects, storageSchema } from "~/features/media/media/objects.server";
import {
  chargebackCheckSchema,
  checkChargebacks,
} from "~/features/money/payments/chargebacks.server";
import { checkPayment, paymentCheckSchema } from "~/features/money/payments/check-payment.server";
import { reversalSchema, sendReversal } from "~/features/money/payments/reverse-payment.server";
import { refundSchema, sendRefund } from "~/features/money/payments/send-refund.server";
import { sendTransfer, transferSchema } from "~/features/money/payments/send-transfer.server";
import { settleDeal, settleSchema } from "~/features/money/payments/settle-payment.server";
import { compareDeal, compareSchema } from "~/features/money/reconciliation/compare-deal.server";
import { sweepCharges, sweepSchema } from "~/features/money/reconciliation/sweep-charges.server";
import {
  revocationSchema,
  sendRevocation,
} from "~/features/profiles/connections/revoke-tokens.server";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import { mailSchema, sendMail } from "~/platform/mail";
import { drainOutbox, type OutboxHandler, type OutboxHandlers } from "~/platform/outbox";
import { pushSchema } from "~/platform/realtime";
import { emit } from "./events";
import { describeNotification } from "./notifications";
import { PERSONAL_TABLES } from "./personal-data";
import { ROOMS } from "./rooms";

/*
 * What the outbox sends, by kind. To add a kind: one entry here, and beside its sender a function that queues
 * it with `enqueue(kind, payload, now)` for the batch of the change (as `queueMail` in platform/mail.ts does).
 * Nothing in the database changes.
 */

const handler = <Payload>(entry: OutboxHandler<Payload>) => entry as OutboxHandler;

const WEB_PUSH = { parallelism: 20, maxAttempts: 8, timeoutMs: 12_000 };

export const OUTBOX_HANDLERS: OutboxHandlers = {
  /** `parallelism` follows the mail provider's rate limit. 20 attempts take about 10 hours. */
  mail: handler({
    schema: mailSchema,
    send: ({ env, signal }, mail, idempotencyKey) =>
      sendMail(env, mail, { render: renderMail, idempotencyKey, signal }),
    parallelism: 5,
    maxAttempts: 20,
    timeoutMs: 10_000,
  }),
  /** Mails about notifications, sent by the recipients' settings. */
  notice: handler({
    schema: noticeSchema,
    send: sendNotice(describeNotification),
    parallelism: 5,
    maxAttempts: 20,
    timeoutMs: 12_000,
  }),
  /** Mails about messages that are still unread after a while. */
  "unread-message": handler({
    schema: unreadMailSchema,
    send: sendUnreadMail,
    parallelism: 5,
    maxAttempts: 20,
    timeoutMs: 12_000,
  }),
  /** Pushes to devices. 8 attempts take about 30 minutes; later the person has been mailed. */
  "notification-push": handler({
    schema: notificationPushSchema,
    send: sendNotificationPush(describeNotification),
    ...WEB_PUSH,
  }),
  "message-push": handler({ schema: messagePushSchema, send: sendMessagePush, ...WEB_PUSH }),
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
  /** A page of the bucket; the next page is a row of its own. */
  [FILES_COMPARISON]: handler({
    schema: filesComparisonSchema,
    send: compareFiles,
    parallelism: 1,
    maxAttempts: 20,
    timeoutMs: 10_000,
  }),
  /** Ends connections of deleted accounts at their platforms. 20 attempts take about 10 hours. */
  "channel-revocation": handler({
    schema: revocationSchema,
    send: sendRevocation,
    parallelism: 2,
    maxAttempts: 20,
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
  /** Makes the PDF of a signed contract. 20 attempts take about 10 hours. */
  "contract-file": handler({
    schema: contractFileSchema,
    send: makeContractFile,
    parallelism: 2,
    maxAttempts: 20,
    timeoutMs: 15_000,
  }),
  /** Asks an authority to stamp the file of a contract. 40 attempts take about 30 hours. */
  "time-stamp": handler({
    schema: timeStampSchema,
    send: stampContractFile,
    parallelism: 2,
    maxAttempts: 40,
    timeoutMs: 15_000,
  }),
  /** Makes a copy of a person's data, as far as an attempt comes. 20 attempts take about 10 hours. */
  "data-export": handler({
    schema: dataExportSchema,
    send: makeExport(PERSONAL_TABLES),
    parallelism: 2,
    maxAttempts: 20,
    timeoutMs: 18_000,
  }),
  /** Asks Stripe what has become of a subscription. 20 attempts take about 10 hours. */
  subscription: handler({
    schema: subscriptionCheckSchema,
    send: checkSubscription,
    parallelism: 4,
    maxAttempts: 20,
    timeoutMs: 18_000,
  }),
  /** Asks Stripe what an account for payouts can do now. 20 attempts take about 10 hours. */
  "payout-account": handler({
    schema: payoutCheckSchema,
    send: checkPayoutAccount(emit),
    parallelism: 4,
    maxAttempts: 20,
    timeoutMs: 18_000,
  }),
  /** Asks Stripe what has become of a payment's page. 20 attempts take about 10 hours. */
  "payment-check": handler({
    schema: paymentCheckSchema,
    send: checkPayment,
    parallelism: 4,
    maxAttempts: 20,
    timeoutMs: 18_000,
  }),
  /** Decides about the money that is held for a deal. 20 attempts take about 10 hours. */
  "payment-settle": handler({
    schema: settleSchema,
    send: settleDeal,
    parallelism: 4,
    maxAttempts: 20,
    timeoutMs: 10_000,
  }),
  /** Has Stripe move an athlete's share to their account; waits without end until it can. 40 attempts take about 30 hours. */
  "payment-transfer": handler({
    schema: transferSchema,
    send: sendTransfer,
    parallelism: 4,
    maxAttempts: 40,
    timeoutMs: 18_000,
  }),
  /** Has Stripe send money back to a card. 40 attempts take about 30 hours. */
  "payment-refund": handler({
    schema: refundSchema,
    send: sendRefund,
    parallelism: 4,
    maxAttempts: 40,
    timeoutMs: 18_000,
  }),
  /** Has Stripe take back what was sent to an athlete; waits without end while their account holds too little. */
  "payment-reversal": handler({
    schema: reversalSchema,
    send: sendReversal,
    parallelism: 2,
    maxAttempts: 40,
    timeoutMs: 18_000,
  }),
  /** Asks Stripe what has become of a charge that its cardholder questions. 40 attempts take about 30 hours. */
  "payment-chargeback": handler({
    schema: chargebackCheckSchema,
    send: checkChargebacks,
    parallelism: 1,
    maxAttempts: 40,
    timeoutMs: 18_000,
  }),
  /** Compares the ledger of a deal with Stripe. 20 attempts take about 10 hours; the next night asks again. */
  "payment-compare": handler({
    schema: compareSchema,
    send: compareDeal,
    parallelism: 2,
    maxAttempts: 20,
    timeoutMs: 18_000,
  }),
  /** Looks through what Stripe charged lately. 20 attempts take about 10 hours. */
  "payment-sweep": handler({
    schema: sweepSchema,
    send: sweepCharges,
    parallelism: 1,
    maxAttempts: 20,
    timeoutMs: 18_000,
  }),
  /** Looks through the plans that Stripe charges for. 20 attempts take about 10 hours; the next night asks again. */
  [SUBSCRIPTIONS_SWEEP]: handler({
    schema: subscriptionsSweepSchema,
    send: sweepSubscriptions,
    parallelism: 1,
    maxAttempts: 20,
    timeoutMs: 18_000,
  }),
  /** Looks through the connected accounts. 20 attempts take about 10 hours; the next night asks again. */
  [PAYOUTS_SWEEP]: handler({
    schema: payoutsSweepSchema,
    send: sweepPayoutAccounts,
    parallelism: 1,
    maxAttempts: 20,
    timeoutMs: 18_000,
  }),
  /** What a plan includes begins at once, and not with the next nightly job. 10 attempts take about 2 hours. */
  [PLAN_CHANGED]: handler({
    schema: planChangedSchema,
    async send({ db, clock }, { sideId }) {
      // A brand's campaigns, or those that recommend an athlete.
      const effects = [
        markBrandForRanking(sideId, clock()),
        markRecommendersForRanking({ userId: sideId }, clock()),
      ];
      await commit({ db }, { effects });
    },
    parallelism: 5,
    maxAttempts: 10,
    timeoutMs: 5_000,
  }),
  /** Hashes and signs new entries of a campaign's record. 20 attempts take about 10 hours. */
  seal: handler({
    schema: sealSchema,
    send: sealRecord,
    parallelism: 4,
    maxAttempts: 20,
    timeoutMs: 10_000,
  }),
};

/** Work after an answer is cut off after 30 seconds; an attempt and its mark must fit behind this. */
const AFTER_ANSWER_MS = 10_000;

/** Sends what a command has queued without waiting for the minute's cron. */
export const drainAfterAnswer = (background: Background) =>
  drainOutbox(background, OUTBOX_HANDLERS, background.clock() + AFTER_ANSWER_MS);
