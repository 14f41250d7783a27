import { MAX_RECORD_BYTES } from "~/features/campaigns/record/schema";
import { MAX_REPORT_BYTES, MAX_SALES_BYTES } from "~/features/content/links/schema";
import {
  MAX_CAPTION_FORM_BYTES,
  MAX_FILE_BYTES,
  MAX_POSTER_BYTES,
  PART_BYTES,
} from "~/features/media/media/limits";
import { consentOrigins } from "~/features/profiles/channels/providers";
import { paths, prefixes } from "~/paths";
import type { Env } from "~/platform/env";
import { type PolicyTable, policyFinder } from "~/platform/request-policy";
import { stripePages } from "~/platform/stripe";
import { MAX_EVENT_BYTES } from "~/platform/stripe-webhook";
import { ATTACHMENT_TARGETS } from "./attachments";

/** Forms that anyone may send without an account: each is costly, or a mail to someone. How many a minute: wrangler.toml. */
const limitedByNetwork = (name: string) =>
  ({ limit: { name, method: "POST", by: "network" } }) as const;

/** What costs much work and is asked for by signed-in people. How many a minute: wrangler.toml. */
const costly = (name: string, method: "GET" | "POST") =>
  ({ limit: { name, method, by: "person" } }) as const;

/**
 * A clip that is chosen on one of these pages, or on one that is opened from them without leaving the document, is
 * played by the browser to take a still of it.
 */
const playsClips = { sources: { "media-src": ["blob:"] } } as const;

/** A form whose answer leads to one of Stripe's pages: browsers ask whether it may. */
const leadsToStripe = (...names: string[]) => ({
  sources: (env: Env) => ({ "form-action": stripePages(env, names) }),
  ...costly("billing", "POST"),
});

/** A form whose answer leads to a platform's consent page. */
const leadsToConsent = { sources: (env: Env) => ({ "form-action": consentOrigins(env) }) };

/** The request policies by address. Everything else takes a form of 64 KB from our own pages. */
const POLICIES: PolicyTable = [
  ...ATTACHMENT_TARGETS.flatMap(
    ({ addresses: { form, part, poster } }): PolicyTable => [
      // A larger form is refused by its handler, which can say so on the page.
      { path: form, body: "stream", maxBytes: MAX_FILE_BYTES * 2 },
      ...(part
        ? [{ path: part(":uploadId", ":n"), body: "stream", maxBytes: PART_BYTES } as const]
        : []),
      ...(poster
        ? [{ path: poster(":uploadId"), body: "stream", maxBytes: MAX_POSTER_BYTES } as const]
        : []),
    ],
  ),
  {
    path: paths.athlete.captionFile(":contentId", ":fileId"),
    body: "stream",
    maxBytes: MAX_CAPTION_FORM_BYTES,
  },
  { path: paths.go(":code"), anonymous: true },
  { path: paths.signUp, ...limitedByNetwork("sign-up") },
  { path: paths.signUpAs.athlete, ...limitedByNetwork("sign-up") },
  { path: paths.signUpAs.brand, ...limitedByNetwork("sign-up") },
  { path: paths.login, ...limitedByNetwork("login") },
  { path: paths.signInCode, ...limitedByNetwork("login") },
  { path: paths.passkeyOptions, ...limitedByNetwork("passkey") },
  { path: paths.lostFactor, ...limitedByNetwork("login") },
  { path: paths.keepFactor, ...limitedByNetwork("reset-password") },
  { path: paths.objection, ...limitedByNetwork("reset-password") },
  { path: paths.keepAccount, ...limitedByNetwork("reset-password") },
  { path: paths.emailChange, ...limitedByNetwork("reset-password") },
  { path: paths.notMe, ...limitedByNetwork("reset-password") },
  { path: paths.admin.firstAdmin, ...limitedByNetwork("reset-password") },
  { path: paths.forgotPassword, ...limitedByNetwork("forgot-password") },
  { path: paths.resetPassword, ...limitedByNetwork("reset-password") },
  { path: paths.contact, ...limitedByNetwork("contact") },
  // A larger file is refused by the page, which can say so.
  {
    path: paths.verify,
    body: "multipart",
    maxBytes: MAX_RECORD_BYTES * 2,
    ...limitedByNetwork("verify"),
  },
  // What is confirmed comes back as UTF-8, which may be three times as long as the file.
  {
    path: paths.brand.sales,
    body: "multipart",
    maxBytes: MAX_SALES_BYTES * 3,
    ...costly("sales", "POST"),
  },
  // Mail programs post to it from any origin; the link is signed.
  { path: paths.unsubscribe, anyOrigin: true },
  { path: paths.pricing, ...leadsToStripe("checkout", "billing") },
  { path: paths.billing, ...leadsToStripe("checkout", "billing") },
  { path: paths.invoices, ...leadsToStripe("billing") },
  { path: paths.athlete.payouts, ...leadsToStripe("connect") },
  { path: paths.deal(":dealId"), ...leadsToStripe("checkout") },
  { path: paths.brand.pay, ...leadsToStripe("checkout") },
  { path: paths.athlete.social, ...leadsToConsent, ...costly("channels", "POST") },
  // Saves the profile as well, which costs more.
  { path: paths.athlete.welcome, ...leadsToConsent, ...costly("profile", "POST") },
  { path: paths.athlete.socialReturn(":platform"), ...costly("channels", "GET") },
  { path: paths.stripeWebhook, body: "signed", maxBytes: MAX_EVENT_BYTES, anyOrigin: true },
  {
    path: paths.salesReports(":brandId"),
    body: "signed",
    maxBytes: MAX_REPORT_BYTES,
    anyOrigin: true,
    anonymous: true,
  },
  // A password that is given again costs as much work as one at sign-in.
  { path: paths.confirmIdentity, ...costly("proof", "POST") },
  { path: paths.changePassword, ...costly("proof", "POST") },
  { path: paths.signContract(":contractId"), ...costly("proof", "POST") },
  { path: paths.brand.sign, ...costly("proof", "POST") },
  // Each of these notifies the other side, so that sending and withdrawing again and again would flood it.
  { path: paths.athlete.accept(":campaignId"), ...costly("contracts", "POST"), ...playsClips },
  { path: paths.brand.changeOfferedFees, ...costly("contracts", "POST") },
  { path: paths.offers(":invitationId"), ...costly("contracts", "POST") },
  { path: paths.brand.newContract(":dealId"), ...costly("contracts", "POST") },
  { path: paths.contract(":contractId"), ...costly("contracts", "POST") },
  { path: paths.changeContract(":contractId"), ...costly("contracts", "POST") },
  { path: paths.contractAmend(":contractId"), ...costly("contracts", "POST") },
  { path: paths.contractCancel(":contractId"), ...costly("contracts", "POST") },
  { path: paths.athlete.ownPosts(":contentId"), ...costly("channels", "GET"), ...playsClips },
  { path: paths.athlete.content(":contentId"), ...costly("content", "POST"), ...playsClips },
  { path: paths.subscriptionSuccess, ...costly("paid", "GET") },
  { path: paths.brand.preferences, ...costly("preferences", "POST") },
  { path: paths.brand.welcome, ...costly("preferences", "POST") },
  { path: paths.athlete.profile, ...costly("profile", "POST"), ...playsClips },
  { path: paths.athlete.interest(":campaignId"), ...costly("interest", "POST"), ...playsClips },
  { path: paths.brand.discoverCsv, ...costly("export", "GET") },
  { path: paths.brand.resultsCsv, ...costly("export", "GET") },
  { path: paths.brand.resultsPdf, ...costly("export", "GET") },
  { path: paths.brand.linksCsv(":campaignId"), ...costly("export", "GET") },
  { path: paths.brand.campaignReportCsv(":campaignId"), ...costly("export", "GET") },
  { path: paths.brand.campaignReportPdf(":campaignId"), ...costly("export", "GET") },
  { path: paths.sharedReport(":token"), limit: { name: "report", by: "network" } },
  { path: paths.admin.securityCsv, ...costly("export", "GET") },
  { path: paths.athlete.analyticsCsv, ...costly("export", "GET") },
  { path: paths.statementCsv, ...costly("export", "GET") },
  { path: `${prefixes.athlete}.+`, ...playsClips },
  { path: `${prefixes.admin}.+`, ...playsClips },
];

export const policyFor = policyFinder(POLICIES);
