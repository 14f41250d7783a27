import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { exportSecurity } from "~/features/backoffice/consoles/export.server";
import { discardRow, sendAgain } from "~/features/backoffice/consoles/outbox.server";
import { resolveEvent } from "~/features/backoffice/consoles/security.server";
import { readSecurityFilters } from "~/features/backoffice/consoles/security-filters";
import { appealDecision } from "~/features/backoffice/moderation/appeals.server";
import { decideCase } from "~/features/backoffice/moderation/commands.server";
import { listCases } from "~/features/backoffice/moderation/queries.server";
import { reportConversation } from "~/features/backoffice/moderation/report-conversation.server";
import { decideReport, findReportedFile } from "~/features/backoffice/moderation/reports.server";
import {
  answerWarningAppeal,
  appealWarning,
} from "~/features/backoffice/moderation/warnings.server";
import { requestDeletion } from "~/features/backoffice/own-data/deletion.server";
import { requestExport } from "~/features/backoffice/own-data/export.server";
import { exportFile, ownFile } from "~/features/backoffice/own-data/export-file.server";
import {
  addRequest,
  closeRequest,
  startDeletion,
} from "~/features/backoffice/own-data/requests.server";
import {
  logImpersonatedPage,
  stopImpersonation,
} from "~/features/backoffice/staff/impersonation.server";
import {
  objectToSuspension,
  upholdSuspension,
} from "~/features/backoffice/staff/objections.server";
import { addRole, removeRole } from "~/features/backoffice/staff/staff-roles.server";
import { suspendAccount } from "~/features/backoffice/staff/suspend-account.server";
import { deleteDraft } from "~/features/campaigns/campaigns/delete-draft.server";
import {
  editCampaign,
  loadCampaignToEdit,
} from "~/features/campaigns/campaigns/edit-campaign.server";
import { extendDeadline } from "~/features/campaigns/deadlines/extend-deadline.server";
import {
  changeConversation,
  unsendMessage,
} from "~/features/communication/messages/change-conversation.server";
import { messageFileTarget } from "~/features/communication/messages/files.server";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { switchNotifications } from "~/features/communication/notifications/settings.server";
import { unsubscribeToken } from "~/features/communication/notifications/unsubscribe";
import { unsubscribe } from "~/features/communication/notifications/unsubscribe.server";
import { stopPush } from "~/features/communication/web-push/devices.server";
import { saveGoal } from "~/features/content/campaign-results/goal.server";
import { revokeShare, shareReport } from "~/features/content/campaign-results/shares.server";
import { addComment } from "~/features/content/content/comments.server";
import { flagContent } from "~/features/content/content/decisions.server";
import { createContent, deleteContent } from "~/features/content/content/drafts.server";
import {
  contentFileTarget,
  describeContentFile,
  removeContentFile,
} from "~/features/content/content/files.server";
import { editComment, setResolved } from "~/features/content/content/review/threads.server";
import { setFileCaptions } from "~/features/content/content/set-file-captions.server";
import { countSales } from "~/features/content/links/count-sales.server";
import { setDiscountCode } from "~/features/content/links/discount-code.server";
import { createSalesSecret } from "~/features/content/links/sales-secret.server";
import { setLandingPage } from "~/features/content/links/set-landing-page.server";
import { resumeLinks, stopLinks } from "~/features/content/links/stop-links.server";
import { saveChecks } from "~/features/content/polishing/commands.server";
import { requestConsent } from "~/features/content/portfolio-consent/commands.server";
import { contestMeasure } from "~/features/content/track-record/contests.server";
import { decideContest } from "~/features/content/track-record/decide-contest.server";
import {
  closeContract,
  commentOnClause,
  proposeChange,
} from "~/features/deals/contracts/change.server";
import { loadContractForStaff, loadContractPage } from "~/features/deals/contracts/contract.server";
import { drawUpContract } from "~/features/deals/contracts/draw-up.server";
import {
  proposeAmendment,
  proposeCancellation,
} from "~/features/deals/contracts/propose-follow-up.server";
import { signContract } from "~/features/deals/contracts/sign.server";
import {
  deleteTemplate,
  renameTemplate,
  saveTemplate,
} from "~/features/deals/contracts/templates.server";
import { termsOf } from "~/features/deals/contracts/terms";
import { invite } from "~/features/deals/invitations/invite.server";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import { showInterest } from "~/features/finding/interests/commands.server";
import { createMatchedCampaign } from "~/features/finding/matching/create-matched-campaign.server";
import { dismissMatch, undoDismissal } from "~/features/finding/matching/dismiss-match.server";
import { savePreferences } from "~/features/finding/matching/save-preferences.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { changePassword } from "~/features/identity/accounts/change-password.server";
import { confirmEmail } from "~/features/identity/accounts/confirm-email.server";
import { changeName, changeTimeZone } from "~/features/identity/accounts/own-account.server";
import { requestReset, resetPassword } from "~/features/identity/accounts/reset-password.server";
import {
  revokeAllSessions,
  revokeSession,
  signOut,
} from "~/features/identity/accounts/sessions.server";
import {
  findSignInAttempt,
  signIn,
  verifyCredentials,
} from "~/features/identity/accounts/sign-in.server";
import { signUp } from "~/features/identity/accounts/sign-up.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { removeTrustedDevice } from "~/features/identity/accounts/trusted-devices.server";
import { recordEvent } from "~/features/identity/alerts/raise-event.server";
import { addPasskey, removePasskey } from "~/features/identity/passkeys/passkey-list.server";
import {
  followEmailLink,
  requestEmailChange,
} from "~/features/identity/security/change-email.server";
import { secureAccount } from "~/features/identity/security/secure-account.server";
import { changeSetting } from "~/features/identity/security/security-settings.server";
import {
  factorPage,
  replaceRecoveryCodes,
  turnOffFactor,
} from "~/features/identity/two-factor/factor.server";
import {
  cancelRemoval,
  removeLostFactor,
  requestRemoval,
} from "~/features/identity/two-factor/factor-removal.server";
import { proveIdentity } from "~/features/identity/two-factor/prove-identity.server";
import { confirmSetUp, startSetUp } from "~/features/identity/two-factor/set-up.server";
import { addFile } from "~/features/media/media/attachments.server";
import type { CheckedFile } from "~/features/media/media/stored-file";
import { attachMessages } from "~/features/money/disputes/attach-messages.server";
import { addNote, sendDisputeMessage } from "~/features/money/disputes/dispute-messages.server";
import { evidenceTarget, openEvidence } from "~/features/money/disputes/evidence.server";
import { fileDispute } from "~/features/money/disputes/file-dispute.server";
import { makeOffer } from "~/features/money/disputes/offers.server";
import { assignDispute, setPriority } from "~/features/money/disputes/staff-commands.server";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import { setPublicPage } from "~/features/profiles/athletes/public-switch.server";
import { profileSchema } from "~/features/profiles/athletes/schema";
import { saveBrandProfile } from "~/features/profiles/brands/commands.server";
import { brandProfileSchema } from "~/features/profiles/brands/schema";
import { removePicture, setPicture } from "~/features/profiles/pictures/commands.server";
import {
  describePortfolioItem,
  movePortfolioItem,
  portfolioTarget,
  removePortfolioItem,
} from "~/features/profiles/portfolio/commands.server";
import { brandDocuments, openDocument } from "~/features/profiles/verification/documents.server";
import { sendProofMail } from "~/features/profiles/verification/mail-proof.server";
import { loadOwnVerification } from "~/features/profiles/verification/own-verification.server";
import { answerQuestion, requestAsBrand } from "~/features/profiles/verification/request.server";
import { brandRequestSchema } from "~/features/profiles/verification/schema";
import {
  approveRequest,
  askForMore,
  claimRequest,
} from "~/features/profiles/verification/staff.server";
import { requestForStaff } from "~/features/profiles/verification/staff-queries.server";
import { loadDealPage } from "~/features/workspace/deal-page/load-deal-page.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import type { StateMachine } from "~/platform/state-machine";
import { newId } from "~db/columns";
import { AUDIT_ACTIONS, type AuditAction, type Role } from "~db/constants";
import {
  accountTokens,
  auditLogs,
  conversationReports,
  dataExports,
  emailChanges,
  factorRemovals,
  outbox,
  profiles,
  suspensions,
  trackRecordContests,
  trustedDevices,
} from "~db/schema";
import { authContext, env, issuedCookie, signedLink } from "../support/auth-context";
import { makeAuthenticator, makeChallenge, makePasskey } from "../support/authenticator";
import { commandContext } from "../support/command-context";
import { REEL } from "../support/deliverables";
import { makeEndedDeal } from "../support/ended-deals";
import {
  givePremium,
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeContract,
  makeConversation,
  makeDispute,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { MACHINES } from "../support/machines";
import { makeMedia } from "../support/media-rows";
import { offerForm } from "../support/offers";
import { codeOf, makeFactor, secretOf } from "../support/one-time-codes";
import { database } from "../support/own-database";
import { makeDevice } from "../support/push-devices";
import { quickHash } from "../support/quick-password";
import { makeLooker } from "../support/see-as";

/** Every audit action that is no transition: transitions.test.ts has those. */

const db = database();

const PASSWORD = "correct horse";

interface Audited {
  userId: string;
  resourceType: string;
  /** Left out where the command makes the id. */
  resourceId?: string;
}

async function account() {
  const id = newId();
  const email = `${id}@test.laurel`;
  const ctx = await authContext(db);
  const person = { id, email, fullName: "Ada North", password: PASSWORD };
  await signUp(ctx, { ...person, type: "brand", companyName: "Northlight" });
  const audited = (resourceType: string): Audited => ({ userId: id, resourceType });
  const own: Audited = { ...audited("account"), resourceId: id };
  return { id, email, own, audited, cookie: issuedCookie(ctx).cookie };
}

/** A brand in a session of its own. */
async function signedIn() {
  const { id: userId, email, own, audited, cookie } = await account();
  await db.write([
    db.orm.update(profiles).set({ emailConfirmedAt: 1 }).where(eq(profiles.id, userId)),
  ]);
  const auth = await authContext(db, { cookie });
  const sessionId = String(auth.session.claims?.sid);
  const person: Person = {
    userId,
    email,
    type: "brand",
    brandId: String(auth.session.claims?.brandId),
    brandRole: "owner",
    name: "Ada North",
    roles: [],
  };
  return { person, own, audited, auth, sessionId };
}

/** A brand that has given its password and owes a code. */
async function codeDue() {
  const { person, own } = await signedIn();
  await makeFactor(db, person);
  const ctx = await authContext(db);
  const attempt = await findSignInAttempt(ctx, person.email);
  await signIn(ctx, await verifyCredentials(ctx, attempt, PASSWORD), false);
  return { person, own, auth: await authContext(db, { cookie: issuedCookie(ctx).cookie }) };
}

/** A change of address that was asked for, and its links. */
async function emailChange() {
  const { person, auth, audited } = await signedIn();
  await requestEmailChange(commandContext(db, person), `${newId()}@new.laurel`);
  const [[change]] = await db.read(
    db.orm.select().from(emailChanges).where(eq(emailChanges.userId, person.userId)),
  );
  return {
    person,
    auth,
    audited,
    link: (step: string) => signedLink(`${change?.id} email-${step}`),
  };
}

/** A suspended brand, and the link by which it objects. */
async function suspension() {
  const brand = await makeBrand(db);
  const admin = await makeStaff(db, ["admin"]);
  await suspendAccount(commandContext(db, admin), brand.userId, "Spam");
  const [[row]] = await db.read(
    db.orm.select().from(suspensions).where(eq(suspensions.userId, brand.userId)),
  );
  return { brand, link: await signedLink(row?.id ?? "") };
}

/** An admin who sees Laurel as a brand, and what the audit says of it. */
async function seeing() {
  const [admin, brand] = [await makeLooker(db), await makeBrand(db)];
  await admin.start(brand);
  const { userId } = admin.person;
  return { admin, audited: { userId, resourceType: "account", resourceId: brand.userId } };
}

async function enter(email: string, password: string) {
  const ctx = await authContext(db, { ip: `2001:db8::${newId().slice(-4)}` });
  await signIn(
    ctx,
    await verifyCredentials(ctx, await findSignInAttempt(ctx, email), password),
    false,
  );
}

async function newestLink(userId: string, purpose: "confirm_email" | "reset_password") {
  const [rows] = await db.read(
    db.orm
      .select({ id: accountTokens.id })
      .from(accountTokens)
      .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)))
      .orderBy(accountTokens.id),
  );
  return signedLink(rows.at(-1)?.id ?? "");
}

async function pair() {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  return { brand, athlete, campaignId, asBrand: commandContext(db, brand) };
}

const PICTURE = {
  name: "me.jpg",
  kind: "picture",
  bytes: 1,
  width: 480,
  height: 480,
  durationMs: null,
  poster: false,
  sha256: null,
} as const;

/** An athlete with two content items in the portfolio. */
async function portfolio() {
  const athlete = await makeAthlete(db);
  const ctx = commandContext(db, athlete);
  const first = newId();
  for (const id of [first, newId()]) await addFile(ctx, portfolioTarget, {}, { id, ...PICTURE });
  return { userId: athlete.userId, ctx, first };
}

/** Creates a conversation that a brand has started. */
async function conversation() {
  const { brand, athlete, asBrand } = await pair();
  const to = { id: athlete.userId };
  const id = await sendMessage(asBrand, to, { id: newId(), message: "Hello" });
  const audited = { userId: brand.userId, resourceType: "conversation", resourceId: id };
  return { asBrand, athlete, id, audited };
}

/** A warning about messages, and the appeal of who was warned. */
async function appealedWarning() {
  const { asBrand, athlete, id } = await conversation();
  await reportConversation(commandContext(db, athlete), id, {
    reason: "other",
    details: "",
    messages: [1],
    block: false,
  });
  const [[reported]] = await db.read(
    db.orm
      .select({ id: conversationReports.id })
      .from(conversationReports)
      .where(eq(conversationReports.conversationId, id)),
  );
  const resourceId = reported?.id ?? "";
  const warning = { decision: "warn", reporterNote: "", reportedNote: "Please stop" } as const;
  await decideReport(commandContext(db, await makeStaff(db)), resourceId, warning);
  await appealWarning(asBrand, resourceId, "It was a joke");
  const of = (userId: string) => ({ userId, resourceType: "conversation_report", resourceId });
  return {
    made: of(asBrand.actor.personId),
    async answer(decision: "uphold" | "overturn") {
      const staff = commandContext(db, await makeStaff(db));
      await answerWarningAppeal(staff, resourceId, { decision, answer: "We looked again" });
      return of(staff.actor.personId);
    },
  };
}

/** Creates a contract that waits for signatures. */
async function contract() {
  const passwordHash = quickHash(PASSWORD);
  const brand = await makeBrand(db, { passwordHash });
  const athlete = await makeAthlete(db, { passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const id = await makeContract(db, dealId, { brand, athlete, campaignId });
  const by = (person: Person): Audited => ({
    userId: person.userId,
    resourceType: "contract",
    resourceId: id,
  });
  return { brand, athlete, id, by };
}

async function signedContract() {
  const made = await contract();
  await db.write([sql`update contracts set status = 'fully_executed' where id = ${made.id}`]);
  return made;
}

/** Saves the terms of a contract as a template. */
async function template() {
  const { brand, id: contractId } = await contract();
  const asBrand = commandContext(db, brand);
  const id = newId();
  await givePremium(db, brand);
  await saveTemplate(asBrand, contractId, { id, name: "Runners" });
  const audited = { userId: brand.userId, resourceType: "contract_template", resourceId: id };
  return { asBrand, id, audited };
}

const TERMS = termsOf({ fee: 100, deliverables: [REEL], endDate: null });

/** Does what is audited. @returns what the row must say beside its action */
const COMMANDS: Partial<Record<AuditAction, () => Promise<Audited>>> = {
  message_sent: async () => {
    const { audited } = await conversation();
    return audited;
  },
  message_removed: async () => {
    const { asBrand, id, audited } = await conversation();
    await unsendMessage(asBrand, id, 1);
    return audited;
  },
  conversation_changed: async () => {
    const { asBrand, id, audited } = await conversation();
    await changeConversation(asBrand, id, "block");
    return audited;
  },
  conversation_reported: async () => {
    const { asBrand, id } = await conversation();
    await reportConversation(asBrand, id, {
      reason: "other",
      details: "Unkind",
      messages: [],
      block: false,
    });
    return { userId: asBrand.actor.personId, resourceType: "conversation_report" };
  },
  conversation_report_appealed: async () => (await appealedWarning()).made,
  conversation_report_appeal_upheld: async () => (await appealedWarning()).answer("uphold"),
  conversation_report_appeal_overturned: async () => (await appealedWarning()).answer("overturn"),
  conversation_report_file_opened: async () => {
    const { asBrand, athlete, id } = await conversation();
    const file = { ...PICTURE, id: newId() };
    await addFile(asBrand, messageFileTarget, { conversationId: id }, file);
    await reportConversation(commandContext(db, athlete), id, {
      reason: "other",
      details: "",
      messages: [2],
      block: false,
    });
    const [[reported]] = await db.read(
      db.orm
        .select({ id: conversationReports.id })
        .from(conversationReports)
        .where(eq(conversationReports.conversationId, id)),
    );
    const staff = commandContext(db, await makeStaff(db));
    await findReportedFile(staff, reported?.id ?? "", file.id);
    return { userId: staff.actor.personId, resourceType: "conversation_report" };
  },
  dispute_filed: async () => {
    const { athlete, asBrand, campaignId } = await pair();
    const dealId = await makeInvitation(db, campaignId, athlete.userId);
    const id = newId();
    const about = { type: "other", title: "T", description: "D", desiredOutcome: "" } as const;
    await fileDispute(asBrand, { id, dealId, ...about, evidenceUrls: [] });
    return { userId: asBrand.actor.personId, resourceType: "dispute", resourceId: id };
  },
  dispute_message_sent: () =>
    inDispute("athlete", (ctx, id) => sendDisputeMessage(ctx, id, { id: newId(), message: "Hi" })),
  dispute_messages_attached: () =>
    inDispute("athlete", (ctx, id) => attachMessages(ctx, id, { id: newId(), messages: [1] })),
  dispute_file_added: () =>
    inDispute("athlete", (ctx, disputeId) =>
      addFile(ctx, evidenceTarget, { disputeId }, { ...PICTURE, id: newId() }),
    ),
  dispute_file_opened: async () => {
    const { brand, athlete, campaignId } = await pair();
    const disputeId = await makeDispute(db, { brand, athlete, campaignId });
    const file = { purpose: "dispute", disputeId } as const;
    const resourceId = await makeMedia(db, null, athlete.userId, file);
    const staff = commandContext(db, await makeStaff(db));
    await openEvidence(staff, disputeId, resourceId);
    return { userId: staff.actor.personId, resourceType: "media", resourceId };
  },
  dispute_offer_made: () =>
    inDispute("athlete", (ctx, id) =>
      makeOffer(ctx, id, { id: newId(), type: "other", refund: null, terms: "T" }),
    ),
  dispute_note_added: () =>
    inDispute("admin", (ctx, id) => addNote(ctx, id, { id: newId(), message: "Check" })),
  verification_requested: () => onVerification(({ audited }) => audited()),
  verification_claimed: () =>
    onVerification(async ({ id, staff, audited }) => {
      await claimRequest(staff, id);
      return audited(staff);
    }),
  verification_viewed: () =>
    onVerification(async ({ id, staff, audited }) => {
      await requestForStaff(staff, id);
      return audited(staff);
    }),
  verification_question_answered: () =>
    onVerification(async ({ id, staff, own, audited }) => {
      await askForMore(staff, id, "A letter, please");
      await answerQuestion(own, "Here");
      return audited();
    }),
  verification_proof_mailed: () =>
    onVerification(async ({ own, audited }) => {
      await sendProofMail(own, "press@northlight.example");
      return audited();
    }),
  verification_document_added: () =>
    onVerification(async ({ own, audited }) => {
      await addFile(own, brandDocuments, {}, DOCUMENT);
      return audited();
    }),
  verification_document_opened: () =>
    onVerification(async ({ id, own, staff }) => {
      const file = { ...DOCUMENT, id: newId() };
      await addFile(own, brandDocuments, {}, file);
      await openDocument(staff, id, file.id);
      return { userId: staff.actor.personId, resourceType: "media", resourceId: file.id };
    }),
  verification_lost: () =>
    onVerification(async ({ id, staff, own }) => {
      await approveRequest(staff, id, JSON.stringify(["Northlight"]));
      const input = brandProfileSchema.parse({ companyName: "Southlight", targetSports: [] });
      await saveBrandProfile(own, input);
      const { personId: userId } = own.actor;
      return { userId, resourceType: "account", resourceId: userId };
    }),
  dispute_assigned: () =>
    inDispute("admin", (ctx, id) => assignDispute(ctx, id, ctx.actor.personId)),
  dispute_priority_set: () =>
    inDispute("admin", (ctx, id) => setPriority(ctx, id, { priority: "high", reason: "" })),
  signed_up: async () => (await account()).own,
  signed_in: async () => {
    const { email, audited } = await account();
    await enter(email, PASSWORD);
    return audited("session");
  },
  sign_in_failed: async () => {
    const { email, own } = await account();
    await expect(enter(email, "a wrong one")).rejects.toThrow();
    return own;
  },
  signed_out: async () => {
    const { cookie, audited } = await account();
    await signOut(await authContext(db, { cookie }));
    return audited("session");
  },
  password_accepted: async () => {
    const { id, email, audited } = await account();
    await makeFactor(db, { userId: id });
    await enter(email, PASSWORD);
    return audited("session");
  },
  security_setting_changed: async () => {
    const { person, own } = await signedIn();
    await changeSetting(commandContext(db, person), "loginNotifications", false);
    return own;
  },
  data_export_asked: async () => {
    const { person, audited } = await signedIn();
    await requestExport(commandContext(db, person));
    return audited("data_export");
  },
  data_export_opened: async () => {
    const { person, audited } = await signedIn();
    const id = newId();
    const own = { id, userId: person.userId, createdAt: 1, readyAt: Date.now() };
    await db.write([db.orm.insert(dataExports).values(own)]);
    await exportFile(commandContext(db, person), id);
    return { ...audited("data_export"), resourceId: id };
  },
  data_file_opened: async () => {
    const { person, audited } = await signedIn();
    const id = await makeMedia(db, null, person.userId);
    await ownFile(commandContext(db, person), id);
    return { ...audited("media"), resourceId: id };
  },
  deletion_asked: async () => {
    const { person, own, auth } = await signedIn();
    await requestDeletion(auth, commandContext(db, person), { when: "later" });
    return own;
  },
  deletion_request_added: () => deletionRequest(async () => {}),
  deletion_request_started: () => deletionRequest(startDeletion),
  deletion_request_closed: () => deletionRequest(closeRequest),
  session_revoked: async () => {
    const { person, auth, sessionId, audited } = await signedIn();
    await revokeSession(auth, commandContext(db, person), sessionId);
    return { ...audited("session"), resourceId: sessionId };
  },
  sessions_revoked: async () => {
    const { person, auth, own } = await signedIn();
    await revokeAllSessions(auth, commandContext(db, person));
    return own;
  },
  two_factor_started: async () => {
    const { person, own } = await signedIn();
    await startSetUp(commandContext(db, person), env);
    return own;
  },
  two_factor_on: async () => {
    const { person, auth, own } = await signedIn();
    const ctx = commandContext(db, person);
    await startSetUp(ctx, env);
    const page = await factorPage(ctx, env);
    const secret = secretOf(page.state === "pending" ? page.secret : "");
    await confirmSetUp(auth, ctx, codeOf(secret));
    return own;
  },
  two_factor_off: async () => {
    const { person, auth, own } = await signedIn();
    await makeFactor(db, person);
    await turnOffFactor(auth, commandContext(db, person));
    return own;
  },
  recovery_codes_made: async () => {
    const { person, own } = await signedIn();
    await makeFactor(db, person);
    await replaceRecoveryCodes(commandContext(db, person), env);
    return own;
  },
  identity_proved: async () => {
    const { person, auth, sessionId, audited } = await signedIn();
    await proveIdentity(
      auth,
      { ...person, personId: person.userId, sessionId },
      { password: PASSWORD },
    );
    return { ...audited("session"), resourceId: sessionId };
  },
  email_change_asked: async () => {
    const { person, audited } = await signedIn();
    await requestEmailChange(commandContext(db, person), `${newId()}@new.laurel`);
    return audited("email_change");
  },
  email_change_confirmed: async () => {
    const { auth, audited, link } = await emailChange();
    await followEmailLink(auth, await link("old"));
    return audited("email_change");
  },
  email_change_undone: async () => {
    const { person, auth, audited, link } = await emailChange();
    const made = { doneAt: Date.now(), newEmail: person.email };
    await db.write([
      db.orm.update(emailChanges).set(made).where(eq(emailChanges.userId, person.userId)),
    ]);
    await followEmailLink(auth, await link("undo"));
    return audited("email_change");
  },
  factor_removal_asked: async () => {
    const { auth, own } = await codeDue();
    await requestRemoval(auth);
    return own;
  },
  factor_removal_cancelled: async () => {
    const { person, auth, own } = await codeDue();
    await requestRemoval(auth);
    await cancelRemoval(auth, commandContext(db, person));
    return own;
  },
  factor_removed: async () => {
    const { person, auth, own } = await codeDue();
    await requestRemoval(auth);
    await db.write([
      db.orm
        .update(factorRemovals)
        .set({ dueAt: 1 })
        .where(eq(factorRemovals.userId, person.userId)),
    ]);
    await removeLostFactor(auth);
    return own;
  },
  trusted_device_removed: async () => {
    const { person, own } = await signedIn();
    const device = { id: newId(), userId: person.userId, userAgent: "" };
    await db.write([
      db.orm.insert(trustedDevices).values({ ...device, expiresAt: 4e12, createdAt: 1 }),
    ]);
    await removeTrustedDevice(commandContext(db, person), device.id);
    return own;
  },
  passkey_added: async () => {
    const { person, auth, own } = await signedIn();
    const challenge = await makeChallenge(auth, person.userId);
    const passkey = await (await makeAuthenticator()).create({ challenge });
    await addPasskey(auth, commandContext(db, person), { name: "Phone", passkey });
    return own;
  },
  passkey_removed: async () => {
    const { person, auth, own } = await signedIn();
    const { rowId } = await makePasskey(db, person);
    await removePasskey(auth, commandContext(db, person), rowId);
    return own;
  },
  account_secured: async () => {
    const { person, auth, own } = await signedIn();
    const event = { userId: person.userId, kind: "new_device", now: Date.now() } as const;
    const id = newId();
    await db.write([recordEvent(auth, event, id)]);
    await secureAccount(auth, await signedLink(id));
    return own;
  },
  staff_viewed: async () => {
    const ctx = commandContext(db, await makeStaff(db, ["admin"]));
    await logStaffAccess(ctx, "dispute", "d1");
    return { userId: ctx.actor.personId, resourceType: "dispute", resourceId: "d1" };
  },
  outbox_sent_again: () => onOutbox(sendAgain),
  outbox_discarded: () => onOutbox((ctx, id) => discardRow(ctx, id, "Not needed")),
  staff_exported: async () => {
    const ctx = commandContext(db, await makeStaff(db, ["admin"]));
    const filters = readSecurityFilters(new URLSearchParams("tab=sessions"));
    for await (const _ of exportSecurity(ctx, filters, {
      origin: "https://x.example",
      after: null,
    }));
    return { userId: ctx.actor.personId, resourceType: "security_sessions", resourceId: "all" };
  },
  security_event_resolved: async () => {
    const { person, auth } = await signedIn();
    const id = newId();
    const event = { userId: person.userId, kind: "new_device", now: Date.now() } as const;
    await db.write([recordEvent(auth, event, id)]);
    const admin = commandContext(db, await makeStaff(db, ["admin"]));
    await resolveEvent(admin, id);
    return { userId: admin.actor.personId, resourceType: "security_event", resourceId: id };
  },
  email_confirmation_requested: async () => (await account()).own,
  email_confirmed: async () => {
    const { id, audited } = await account();
    await confirmEmail(await authContext(db), await newestLink(id, "confirm_email"));
    return audited("account_token");
  },
  password_reset_requested: async () => {
    const { email, audited } = await account();
    await requestReset(await authContext(db), email);
    return audited("account_token");
  },
  password_reset: async () => {
    const { id, email, own } = await account();
    await requestReset(await authContext(db), email);
    const link = await newestLink(id, "reset_password");
    await resetPassword(await authContext(db), link, "battery staple");
    return own;
  },
  password_changed: async () => {
    const { id, email, cookie, own } = await account();
    const values = { currentPassword: PASSWORD, newPassword: "battery staple" };
    await changePassword(await authContext(db, { cookie }), { personId: id, email }, values);
    return own;
  },
  profile_saved: async () => {
    const { userId, ...athlete } = await makeAthlete(db);
    const profile = profileSchema.parse({ fullName: "Maya", sport: "Running" });
    await saveProfile(commandContext(db, { userId, ...athlete }), profile);
    return { userId, resourceType: "athlete_profile", resourceId: userId };
  },
  preferences_saved: async () => {
    const { userId, ...brand } = await makeBrand(db);
    await savePreferences(commandContext(db, { userId, ...brand }), {
      targetSports: ["Golf"],
      targetLocations: [],
      preferredContentThemes: [],
    });
    return { userId, resourceType: "brand_preferences", resourceId: brand.brandId };
  },
  campaign_created: async () => {
    const { userId, ...brand } = await makeBrand(db);
    const id = newId();
    const lists = { audienceCountries: ["GB" as const], targetSports: [], deliverables: [] };
    await createMatchedCampaign(commandContext(db, { userId, ...brand }), {
      id,
      title: "Autumn miles",
      description: "",
      requirements: "",
      ...lists,
    });
    return { userId, resourceType: "campaign", resourceId: id };
  },
  campaign_edited: async () => {
    const { userId, ...brand } = await makeBrand(db);
    const id = await makeCampaign(db, brand.brandId);
    const ctx = commandContext(db, { userId, ...brand });
    await editCampaign(ctx, await loadCampaignToEdit(ctx, id), {
      expectedVersion: 1,
      title: "Winter miles",
      description: "",
      requirements: "",
      audienceCountries: ["GB" as const],
      targetSports: [],
      deliverables: [],
    });
    return { userId, resourceType: "campaign", resourceId: id };
  },
  campaign_goal_saved: async () => {
    const { userId, ...brand } = await makeBrand(db);
    const id = await makeCampaign(db, brand.brandId, { status: "draft" });
    await saveGoal(commandContext(db, { userId, ...brand }), id, { goal: "reach", method: "" });
    return { userId, resourceType: "campaign", resourceId: id };
  },
  report_shared: async () => {
    const { userId, ...brand } = await makeBrand(db);
    const id = await makeCampaign(db, brand.brandId);
    await shareReport(commandContext(db, { userId, ...brand }), id, { id: newId(), days: "7" });
    return { userId, resourceType: "campaign", resourceId: id };
  },
  report_share_revoked: async () => {
    const { userId, ...brand } = await makeBrand(db);
    const [id, share] = [await makeCampaign(db, brand.brandId), newId()];
    const ctx = commandContext(db, { userId, ...brand });
    await shareReport(ctx, id, { id: share, days: "7" });
    await revokeShare(ctx, id, share);
    return { userId, resourceType: "campaign", resourceId: id };
  },
  track_record_contested: async () => (await contested()).audited,
  track_record_upheld: () => decided("upheld"),
  track_record_corrected: () => decided("corrected"),
  landing_set: async () => {
    const { brand, campaignId } = await pair();
    const ctx = commandContext(db, brand);
    await setLandingPage(ctx, campaignId, "https://shop.example/autumn", "laurel.test");
    return { userId: brand.userId, resourceType: "campaign", resourceId: campaignId };
  },
  links_stopped: async () => {
    const { campaignId, asBrand } = await pair();
    const { userId, ...staff } = await makeStaff(db, ["moderator"]);
    await setLandingPage(asBrand, campaignId, "https://shop.example/", "laurel.test");
    await stopLinks(commandContext(db, { userId, ...staff }), campaignId, "It harms visitors");
    return { userId, resourceType: "campaign", resourceId: campaignId };
  },
  links_resumed: async () => {
    const { campaignId, asBrand } = await pair();
    const { userId, ...staff } = await makeStaff(db, ["moderator"]);
    const ctx = commandContext(db, { userId, ...staff });
    await setLandingPage(asBrand, campaignId, "https://shop.example/", "laurel.test");
    await stopLinks(ctx, campaignId, "It harms visitors");
    await resumeLinks(ctx, campaignId);
    return { userId, resourceType: "campaign", resourceId: campaignId };
  },
  discount_code_set: async () => {
    const { brand, campaignId, dealId } = await makeActiveDeal(db);
    const given = { dealId, code: "MAYA10" };
    await setDiscountCode(commandContext(db, brand), campaignId, given);
    return { userId: brand.userId, resourceType: "campaign", resourceId: campaignId };
  },
  sales_secret_made: async () => {
    const { userId, ...brand } = await makeBrand(db);
    await createSalesSecret(commandContext(db, { userId, ...brand }), env);
    return { userId, resourceType: "brand", resourceId: brand.brandId };
  },
  sales_reported: async () => {
    const { userId, ...brand } = await makeBrand(db);
    await countSales(commandContext(db, { userId, ...brand }), [], "csv");
    return { userId, resourceType: "brand", resourceId: brand.brandId };
  },
  campaign_deleted: async () => {
    const { userId, ...brand } = await makeBrand(db);
    const id = await makeCampaign(db, brand.brandId, { status: "draft" });
    await deleteDraft(commandContext(db, { userId, ...brand }), id);
    return { userId, resourceType: "campaign", resourceId: id };
  },
  invitation_sent: async () => {
    const { brand, athlete, campaignId, asBrand } = await pair();
    const id = newId();
    await invite(asBrand, athlete.userId, { id, campaignId, fee: 0, deliverables: [] });
    return { userId: brand.userId, resourceType: "invitation", resourceId: id };
  },
  offer_signed: async () => {
    const signer = await makeBrand(db, { name: "Ada", passwordHash: quickHash(PASSWORD) });
    const athlete = await makeAthlete(db);
    const campaignId = await makeCampaign(db, signer.brandId);
    const form = { id: newId(), campaignId, fee: 0, deliverables: [] };
    const signing = { ...form, name: "Ada", password: PASSWORD };
    await invite(commandContext(db, signer), athlete.userId, signing, await authContext(db));
    return { userId: signer.userId, resourceType: "invitation", resourceId: form.id };
  },
  invitation_offered: async () => {
    const { athlete, campaignId } = await pair();
    const id = await makeInvitation(db, campaignId, athlete.userId, "pending");
    await sendOffer(commandContext(db, athlete), id, offerForm(600, 1));
    return { userId: athlete.userId, resourceType: "invitation", resourceId: id };
  },
  deadline_extended: async () => {
    const { brand, athlete, campaignId, asBrand } = await pair();
    const id = await makeInvitation(db, campaignId, athlete.userId, "pending");
    await extendDeadline({ ...asBrand, now: asBrand.now + DAY_MS }, "invitation", id);
    return { userId: brand.userId, resourceType: "invitation", resourceId: id };
  },
  interest_shown: async () => {
    const { athlete, campaignId } = await pair();
    const id = newId();
    await showInterest(commandContext(db, athlete), campaignId, { id });
    return { userId: athlete.userId, resourceType: "interest", resourceId: id };
  },
  recommendation_dismissed: async () => {
    const { brand, athlete, campaignId, asBrand } = await pair();
    await dismissMatch(asBrand, { campaignId, athleteId: athlete.userId, reason: "too_small" });
    return { userId: brand.userId, resourceType: "campaign", resourceId: campaignId };
  },
  recommendation_restored: async () => {
    const { brand, athlete, campaignId, asBrand } = await pair();
    const both = { campaignId, athleteId: athlete.userId };
    await dismissMatch(asBrand, { ...both, reason: "too_small" });
    await undoDismissal(asBrand, both);
    return { userId: brand.userId, resourceType: "campaign", resourceId: campaignId };
  },
  name_changed: async () => {
    const { userId, ...brand } = await makeBrand(db);
    await changeName(commandContext(db, { userId, ...brand }), "Ada North");
    return { userId, resourceType: "account", resourceId: userId };
  },
  time_zone_changed: async () => {
    const { userId, ...staff } = await makeStaff(db);
    await changeTimeZone(commandContext(db, { userId, ...staff }), "Asia/Tokyo");
    return { userId, resourceType: "account", resourceId: userId };
  },
  notification_settings_changed: async () => {
    const { userId, ...staff } = await makeStaff(db);
    const ctx = commandContext(db, { userId, ...staff });
    await switchNotifications(ctx, { was: "mail:deals", on: [] });
    return { userId, resourceType: "account", resourceId: userId };
  },
  unsubscribed: async () => {
    const { userId } = await makeAthlete(db);
    const link = await signedLink(unsubscribeToken(userId, "comment"));
    await unsubscribe(await authContext(db), link);
    return { userId, resourceType: "account", resourceId: userId };
  },
  push_started: async () => {
    const athlete = await makeAthlete(db);
    await makeDevice(db, athlete);
    return { userId: athlete.userId, resourceType: "account", resourceId: athlete.userId };
  },
  push_stopped: async () => {
    const athlete = await makeAthlete(db);
    const { ctx, id } = await makeDevice(db, athlete);
    await stopPush(ctx, id);
    return { userId: athlete.userId, resourceType: "account", resourceId: athlete.userId };
  },
  public_page_set: async () => {
    const { userId, ...athlete } = await makeAthlete(db);
    await setPublicPage(commandContext(db, { userId, ...athlete }), true);
    return { userId, resourceType: "athlete_profile", resourceId: userId };
  },
  brand_profile_saved: async () => {
    const { userId, ...brand } = await makeBrand(db);
    const input = brandProfileSchema.parse({ companyName: "Northlight", targetSports: [] });
    await saveBrandProfile(commandContext(db, { userId, ...brand }), input);
    return { userId, resourceType: "brand_profile", resourceId: brand.brandId };
  },
  picture_set: async () => {
    const { userId, ...athlete } = await makeAthlete(db);
    const ctx = commandContext(db, { userId, ...athlete });
    await setPicture(ctx, { purpose: "avatar" }, { id: newId(), ...PICTURE });
    return { userId, resourceType: "avatar", resourceId: userId };
  },
  picture_removed: async () => {
    const { userId, ...brand } = await makeBrand(db);
    await removePicture(commandContext(db, { userId, ...brand }), { purpose: "logo" });
    return { userId, resourceType: "logo", resourceId: userId };
  },
  portfolio_added: async () => {
    const { userId, ...athlete } = await makeAthlete(db);
    const own = commandContext(db, { userId, ...athlete });
    await addFile(own, portfolioTarget, {}, { id: newId(), ...PICTURE });
    return { userId, resourceType: "portfolio", resourceId: userId };
  },
  portfolio_described: async () => {
    const { userId, ctx, first } = await portfolio();
    await describePortfolioItem(ctx, first, "The start line");
    return { userId, resourceType: "portfolio", resourceId: userId };
  },
  portfolio_moved: async () => {
    const { userId, ctx, first } = await portfolio();
    await movePortfolioItem(ctx, first, "down");
    return { userId, resourceType: "portfolio", resourceId: userId };
  },
  portfolio_removed: async () => {
    const { userId, ctx, first } = await portfolio();
    await removePortfolioItem(ctx, first);
    return { userId, resourceType: "portfolio", resourceId: userId };
  },
  content_deleted: async () => {
    const { athlete, campaignId } = await pair();
    const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
    await deleteContent(commandContext(db, athlete), contentId);
    return { userId: athlete.userId, resourceType: "content", resourceId: contentId };
  },
  content_created: async () => {
    const { athlete, campaignId } = await pair();
    const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted");
    const id = newId();
    await createContent(commandContext(db, athlete), { id, dealId });
    return { userId: athlete.userId, resourceType: "content", resourceId: id };
  },
  content_commented: async () => {
    const { athlete, campaignId } = await pair();
    const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
    await addComment(commandContext(db, athlete), contentId, { id: newId(), comment: "Hello" });
    return { userId: athlete.userId, resourceType: "content", resourceId: contentId };
  },
  content_file_added: () =>
    onFile((ctx, contentId) =>
      addFile(ctx, contentFileTarget, { contentId }, { id: newId(), ...PICTURE }),
    ),
  content_file_described: () =>
    onFile((ctx, contentId, id) => describeContentFile(ctx, contentId, id, "The start line")),
  content_file_captioned: () =>
    onFile((ctx, contentId, id) =>
      setFileCaptions(ctx, contentId, id, "WEBVTT\n\n00:00.000 --> 00:01.000\nGo!"),
    ),
  content_file_removed: () => onFile(removeContentFile),
  polishing_checked: async () => {
    const { athlete, campaignId } = await pair();
    const { userId, ...staff } = await makeStaff(db);
    const contentId = await makeContent(db, campaignId, athlete.userId, "polishing", {
      polisherId: userId,
    });
    await saveChecks(commandContext(db, { userId, ...staff }), contentId, ["sound"]);
    return { userId, resourceType: "content", resourceId: contentId };
  },
  portfolio_consent_asked: async () => {
    const { athlete, campaignId } = await pair();
    const contentId = await makeContent(db, campaignId, athlete.userId, "posted");
    await makeMedia(db, contentId, athlete.userId);
    await requestConsent(commandContext(db, athlete), contentId);
    return { userId: athlete.userId, resourceType: "content", resourceId: contentId };
  },
  moderation_appeal_made: async () => {
    const { brand, athlete, campaignId } = await pair();
    const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
    await flagContent(commandContext(db, brand), contentId, "other", "");
    const [open] = await listCases(db, contentId);
    const decision = { decision: "remove", athleteNote: "Not yours", brandNote: "" } as const;
    await decideCase(commandContext(db, await makeStaff(db)), open?.id ?? "", decision);
    await appealDecision(commandContext(db, athlete), contentId, "It is mine");
    return { userId: athlete.userId, resourceType: "content", resourceId: contentId };
  },
  contract_drawn_up: async () => {
    const { asBrand, athlete, campaignId } = await pair();
    const dealId = await makeInvitation(db, campaignId, athlete.userId);
    const id = newId();
    await drawUpContract(asBrand, dealId, { id, terms: TERMS });
    return { userId: asBrand.actor.personId, resourceType: "contract", resourceId: id };
  },
  contract_amendment_proposed: async () => {
    const { athlete, id, by } = await signedContract();
    const amendment = newId();
    await proposeAmendment(commandContext(db, athlete), id, { id: amendment, terms: TERMS });
    return { ...by(athlete), resourceId: amendment };
  },
  contract_cancellation_proposed: async () => {
    const { brand, id, by } = await signedContract();
    const cancellation = newId();
    const ending = { endsOn: dayOf(Date.now()), brandPays: 0, delivered: "end" } as const;
    await proposeCancellation(commandContext(db, brand), id, { id: cancellation, ending });
    return { ...by(brand), resourceId: cancellation };
  },
  contract_changed: async () => {
    const { athlete, id, by } = await contract();
    await proposeChange(commandContext(db, athlete), id, { expectedVersion: 1, terms: TERMS });
    return by(athlete);
  },
  contract_signed: async () => {
    const { athlete, id, by } = await contract();
    const ctx = commandContext(db, athlete);
    const { hash } = await loadContractPage(ctx, id);
    await signContract(await authContext(db), ctx, id, {
      hash,
      name: "Ada",
      otherName: true,
      password: PASSWORD,
    });
    return by(athlete);
  },
  contract_declined: async () => {
    const { athlete, id, by } = await contract();
    await closeContract(commandContext(db, athlete), id, { intent: "decline" });
    return by(athlete);
  },
  contract_withdrawn: async () => {
    const { brand, id, by } = await contract();
    await closeContract(commandContext(db, brand), id, { intent: "withdraw" });
    return by(brand);
  },
  contract_commented: async () => {
    const { brand, id, by } = await contract();
    const comment = { id: newId(), clause: "fee", body: "Hm" } as const;
    await commentOnClause(commandContext(db, brand), id, comment);
    return by(brand);
  },
  contract_template_saved: async () => (await template()).audited,
  contract_template_renamed: async () => {
    const { asBrand, id, audited } = await template();
    await renameTemplate(asBrand, id, "Shoes");
    return audited;
  },
  contract_template_deleted: async () => {
    const { asBrand, id, audited } = await template();
    await deleteTemplate(asBrand, id);
    return audited;
  },
  contract_viewed: async () => {
    const { id, by } = await contract();
    const staff = await makeStaff(db);
    await loadContractForStaff(commandContext(db, staff), id);
    return by(staff);
  },
  deal_viewed: async () => {
    const { dealId } = await makeActiveDeal(db);
    const staff = await makeStaff(db);
    await loadDealPage(commandContext(db, staff), dealId);
    return { userId: staff.userId, resourceType: "deal", resourceId: dealId };
  },
  suspension_objected: async () => {
    const { brand, link } = await suspension();
    await objectToSuspension(await authContext(db), link, "Not me");
    return { userId: brand.userId, resourceType: "account", resourceId: brand.userId };
  },
  suspension_upheld: async () => {
    const { brand, link } = await suspension();
    await objectToSuspension(await authContext(db), link, "Not me");
    const admin = await makeStaff(db, ["admin"]);
    await upholdSuspension(commandContext(db, admin), brand.userId, "Three brands told us");
    return { userId: admin.userId, resourceType: "account", resourceId: brand.userId };
  },
  impersonation_started: async () => (await seeing()).audited,
  impersonation_page: async () => {
    const { admin, audited } = await seeing();
    const sees = await admin.seen();
    const session = { carried: { uid: audited.userId }, sees };
    await logImpersonatedPage({ ...admin.context, auditDb: db, session } as never);
    return { ...audited, resourceType: "impersonation", resourceId: sees?.id ?? "" };
  },
  impersonation_ended: async () => {
    const { admin, audited } = await seeing();
    await stopImpersonation(admin.context, admin.ctx);
    return audited;
  },
  role_added: () =>
    onAccount(["admin"], (ctx, brand) => addRole(ctx, { email: brand.email, role: "moderator" })),
  role_removed: () =>
    onAccount(["admin"], async (ctx, brand) => {
      await addRole(ctx, { email: brand.email, role: "moderator" });
      await removeRole(ctx, { userId: brand.userId, role: "moderator" });
    }),
  content_comment_edited: () =>
    onComment((ctx, contentId, id) => editComment(ctx, contentId, id, "Hello again")),
  content_comment_resolved: () =>
    onComment((ctx, contentId, id) => setResolved(ctx, contentId, id, true)),
  content_comment_reopened: () =>
    onComment(async (ctx, contentId, id) => {
      await setResolved(ctx, contentId, id, true);
      await setResolved(ctx, contentId, id, false);
    }),
};

/** What staff do about an account. */
async function onAccount(
  roles: Role[],
  run: (ctx: CommandContext, brand: Person) => Promise<unknown>,
) {
  const [staff, brand] = [await makeStaff(db, roles), await makeBrand(db)];
  await run(commandContext(db, staff), brand);
  return { userId: staff.userId, resourceType: "account", resourceId: brand.userId };
}

/** What this person does in a dispute that the brand filed. */
async function inDispute(
  by: "athlete" | "admin",
  run: (ctx: CommandContext, disputeId: string) => Promise<unknown>,
) {
  const { brand, athlete, campaignId } = await pair();
  await makeConversation(db, brand, athlete, [{ from: brand }]);
  const resourceId = await makeDispute(db, { brand, athlete, campaignId });
  const actor = by === "admin" ? await makeStaff(db, ["admin"]) : athlete;
  await run(commandContext(db, actor), resourceId);
  return { userId: actor.userId, resourceType: "dispute", resourceId };
}

const DOCUMENT: CheckedFile = {
  id: newId(),
  name: "extract.pdf",
  kind: "document",
  bytes: 1_000,
  width: 0,
  height: 0,
  durationMs: null,
  poster: false,
  sha256: null,
};

/** What is done with a brand's request to be verified. */
async function onVerification(
  run: (made: {
    id: string;
    own: CommandContext;
    staff: CommandContext;
    audited: (by?: CommandContext) => { userId: string; resourceType: string; resourceId: string };
  }) => Promise<unknown> | unknown,
) {
  const [own, staff] = [await makeBrand(db), await makeStaff(db)].map((person) =>
    commandContext(db, person),
  ) as [CommandContext, CommandContext];
  await requestAsBrand(
    own,
    brandRequestSchema.parse({
      companyCountry: "GB",
      companyRegistrationNumber: "01234567",
      companyWebsite: "northlight.example",
    }),
  );
  const { request } = await loadOwnVerification(own);
  const id = request?.id ?? "";
  const audited = (by = own) => ({
    userId: by.actor.personId,
    resourceType: "verification_request",
    resourceId: id,
  });
  return (await run({ id, own, staff, audited })) as ReturnType<typeof audited>;
}

/** What staff do with a request to delete data that came by mail. */
async function deletionRequest(run: (ctx: CommandContext, id: string) => Promise<unknown>) {
  const staff = commandContext(db, await makeStaff(db, ["admin"]));
  const id = newId();
  const { email } = await makeAthlete(db);
  await addRequest(staff, { id, email, receivedOn: "2026-11-01" });
  await run(staff, id);
  return { userId: staff.actor.personId, resourceType: "deletion_request", resourceId: id };
}

/** What an athlete does with a file of a draft; `fileId` is that of a clip. */
async function onFile(
  run: (ctx: CommandContext, contentId: string, fileId: string) => Promise<unknown>,
) {
  const { athlete, campaignId } = await pair();
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const fileId = await makeMedia(db, contentId, athlete.userId, { kind: "clip" });
  await run(commandContext(db, athlete), contentId, fileId);
  return { userId: athlete.userId, resourceType: "content", resourceId: contentId };
}

/** What an athlete contests in their track record. */
async function contested() {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const { dealId } = await makeEndedDeal(db, brand, athlete);
  await contestMeasure(commandContext(db, athlete), {
    ...{ measure: "on_time", dealId, reason: "The brief came late" },
  });
  const [[row]] = await db.read(
    db.orm
      .select({ id: trackRecordContests.id })
      .from(trackRecordContests)
      .where(eq(trackRecordContests.sideId, athlete.userId)),
  );
  const resourceId = String(row?.id);
  return { audited: { userId: athlete.userId, resourceType: "track_record_contest", resourceId } };
}

async function decided(outcome: "upheld" | "corrected") {
  const { audited } = await contested();
  const staff = await makeStaff(db);
  await decideContest(commandContext(db, staff), {
    ...{ id: audited.resourceId, outcome, answer: "We looked at the dates" },
  });
  return { ...audited, userId: staff.userId };
}

/** What an admin does with a row of the outbox that was set aside. */
async function onOutbox(run: (ctx: CommandContext, id: string) => Promise<unknown>) {
  const admin = commandContext(db, await makeStaff(db, ["admin"]));
  const resourceId = newId();
  const now = Date.now();
  const row = { kind: "test-kind", idempotencyKey: resourceId, payload: {}, dueAt: now };
  await db.write([
    db.orm.insert(outbox).values({ ...row, id: resourceId, failedAt: now, createdAt: now }),
  ]);
  await run(admin, resourceId);
  return { userId: admin.actor.personId, resourceType: "outbox", resourceId };
}

/** What an athlete does with a comment of theirs. */
async function onComment(
  run: (ctx: CommandContext, contentId: string, commentId: string) => Promise<unknown>,
) {
  const { athlete, campaignId } = await pair();
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const id = newId();
  await addComment(commandContext(db, athlete), contentId, { id, comment: "Hello" });
  await run(commandContext(db, athlete), contentId, id);
  return { userId: athlete.userId, resourceType: "content", resourceId: contentId };
}

/**
 * Tested elsewhere: tests/http/polishing.spec.ts, because it needs a stored file; deadlines.test.ts, because a job does it;
 * verification.test.ts, because it needs a website; staff-roles.test.ts, because it needs a database without an admin;
 * account-deletion.test.ts, because a job does it; subscriptions.test.ts, payouts.test.ts, payments.test.ts, chargebacks.test.ts
 * and payment-desk.test.ts, because they need a Stripe; connections.test.ts, because it needs the social providers;
 * posts.test.ts, beside the rules of posts; audience.test.ts, because figures of some days come first.
 */
const ELSEWHERE: AuditAction[] = [
  "content_file_polished",
  "invitation_lapsed",
  "contract_lapsed",
  "verification_proved",
  "verification_proof_checked",
  "admin_set_up",
  "deletion_begun",
  "deletion_done",
  "checkout_started",
  "portal_opened",
  "subscription_resumed",
  "subscription_changed",
  "channel_connected",
  "channel_disconnected",
  "channel_changed",
  "channels_saved",
  "post_figures_typed",
  "post_screenshot_added",
  "audience_explained",
  "payouts_set_up",
  "payouts_opened",
  "payouts_changed",
  "payment_started",
  "payment_lapsed",
  "payment_funded",
  "payment_paid_twice",
  "payment_settled",
  "payment_sent",
  "payment_refunded",
  "payment_chargeback",
  "payment_take_back_asked",
  "payment_taken_back",
  "payment_settlement_proposed",
  "payment_settlement_declined",
  "payment_compared",
  "payment_difference_explained",
];

test("every audit action is tested here or is a transition", () => {
  const ofMachines = Object.values(MACHINES).flatMap(({ machine }) =>
    Object.values((machine as StateMachine).transitions).map(({ audit }) => audit),
  );
  const tested = new Set([...ofMachines, ...Object.keys(COMMANDS), ...ELSEWHERE]);
  expect([...tested].sort()).toEqual([...AUDIT_ACTIONS].sort());
});

test.each(Object.entries(COMMANDS))(
  "%s is audited once, with its actor and request",
  async (action, run) => {
    const expected = await run();
    const [rows] = await db.read(
      db.orm
        .select()
        .from(auditLogs)
        .where(
          and(eq(auditLogs.action, action as AuditAction), eq(auditLogs.userId, expected.userId)),
        ),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...expected, requestId: "test-request", userAgent: "vitest" });
  },
);
