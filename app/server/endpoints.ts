import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireMember } from "~/features/accounts/guards.server";
import {
  receiveCaptionFile,
  receiveFormFiles,
  receivePart,
  receivePolishedForm,
  receivePolishedPart,
  receivePolishedPoster,
  receivePoster,
  serveContentFile,
  serveOriginal,
} from "~/features/content/file-endpoints.server";
import {
  serveContractData,
  serveContractFile,
  serveContractTimeStamp,
} from "~/features/contracts/file-endpoint.server";
import {
  receiveEvidence,
  receiveEvidenceStart,
  receiveEvidenceStep,
  serveEvidence,
  serveEvidenceToStaff,
} from "~/features/disputes/evidence-endpoints.server";
import { followLink } from "~/features/links/go-endpoint.server";
import { receiveSales } from "~/features/links/sales-endpoint.server";
import { servePublicMedia } from "~/features/media/public.server";
import { receivesPart } from "~/features/media/upload-endpoints.server";
import { receiveMessage, receiveRead } from "~/features/messages/endpoints.server";
import {
  receiveFormFile,
  receiveUploadStart,
  receiveUploadStep,
  serveMessageFile,
} from "~/features/messages/file-endpoints.server";
import { serveReportedFile } from "~/features/moderation/report-files.server";
import { previewMails } from "~/features/notifications/mail-previews.server";
import { answerFind } from "~/features/palette/endpoint.server";
import { servePasskeyOptions } from "~/features/passkeys/passkey-options.server";
import { receivePicture } from "~/features/pictures/endpoint.server";
import { receivePortfolioFiles } from "~/features/portfolio/endpoint.server";
import { receiveScreenshot } from "~/features/posts/screenshot-endpoint.server";
import {
  serveRecordFormat,
  serveRecordKeys,
  serveRecordVerifier,
} from "~/features/record/well-known.server";
import {
  receiveDocumentStart,
  receiveDocumentStep,
  receiveDocuments,
  serveDocument,
} from "~/features/verification/documents-endpoints.server";
import { receiveSubscription } from "~/features/web-push/endpoint.server";
import { filesOf, paths } from "~/paths";
import { live, ready } from "~/platform/health";
import { enterRoom, isRoomPath } from "~/platform/sockets";
import { receiveStripeEvents } from "~/platform/stripe-webhook";
import type { Bindings } from "./bindings";
import { STRIPE_LISTENERS } from "./stripe-events";

interface Endpoint {
  matches: (url: URL) => boolean;
  /** Null: there is nothing here, and the site's own page says so. */
  handle: (
    request: Request,
    context: AppLoadContext,
    bindings: Bindings,
  ) => Response | null | Promise<Response | null>;
}

const at = (path: string) => (url: URL) => url.pathname === path;

/** @param path as in app/paths.ts, with its parameters: '/media/:mediaId/:file'. A slash at the end makes no difference, as with routes. */
function endpoint<Name extends string>(
  path: string,
  handle: (
    request: Request,
    context: AppLoadContext,
    params: Record<Name, string>,
    bindings: Bindings,
  ) => Promise<Response | null>,
): Endpoint {
  const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`);
  return {
    matches: ({ pathname }) => pattern.test(pathname),
    handle: (request, context, bindings) => {
      const params = pattern.exec(context.request.url.pathname)?.groups ?? {};
      return handle(request, context, params as Record<Name, string>, bindings);
    },
  };
}

const inConversation = filesOf(paths.conversation(":conversationId"));
const forAthlete = filesOf(paths.athlete.verification);
const forBrand = filesOf(paths.brand.verification);
const inDispute = filesOf(paths.dispute(":disputeId"));

const receiveMembersPart = receivesPart(requireMember);

/** What is answered beside Remix. Each stands behind its policy (policies.ts). */
export const ENDPOINTS: Endpoint[] = [
  { matches: at("/healthz"), handle: live },
  { matches: at("/readyz"), handle: (_, context) => ready(context) },
  { matches: isRoomPath, handle: enterRoom },
  endpoint(paths.go(":code"), followLink),
  endpoint(paths.athlete.uploadPart(":uploadId", ":n"), receivePart),
  endpoint(paths.athlete.uploadPoster(":uploadId"), receivePoster),
  endpoint(paths.admin.uploadPoster(":uploadId"), receivePolishedPoster),
  endpoint(paths.athlete.captionFile(":contentId", ":fileId"), receiveCaptionFile),
  endpoint(paths.admin.uploadPart(":uploadId", ":n"), receivePolishedPart),
  endpoint(paths.admin.polishedFile(":contentId", ":fileId"), receivePolishedForm),
  endpoint(paths.admin.original(":contentId", ":fileId"), serveOriginal),
  endpoint(filesOf(paths.admin.report(":reportId")).file(":mediaId", ":file"), serveReportedFile),
  endpoint(paths.athlete.contentFiles(":contentId"), receiveFormFiles),
  endpoint(paths.athlete.screenshot(":contentId", ":span"), receiveScreenshot),
  endpoint(paths.media(":mediaId", ":file"), serveContentFile),
  endpoint(paths.find, answerFind),
  endpoint(paths.passkeyOptions, servePasskeyOptions),
  endpoint(paths.conversationSend(":conversationId"), receiveMessage),
  endpoint(paths.conversationRead(":conversationId"), receiveRead),
  endpoint(inConversation.form, receiveFormFile),
  endpoint(inConversation.file(":mediaId", ":file"), serveMessageFile),
  endpoint(inConversation.start, receiveUploadStart),
  endpoint(inConversation.step(":uploadId"), receiveUploadStep),
  endpoint(inConversation.part(":uploadId", ":n"), receiveMembersPart),
  endpoint(inDispute.form, receiveEvidence),
  endpoint(inDispute.file(":mediaId", ":file"), serveEvidence),
  endpoint(inDispute.start, receiveEvidenceStart),
  endpoint(inDispute.step(":uploadId"), receiveEvidenceStep),
  endpoint(inDispute.part(":uploadId", ":n"), receiveMembersPart),
  endpoint(
    filesOf(paths.admin.dispute(":disputeId")).file(":mediaId", ":file"),
    serveEvidenceToStaff,
  ),
  ...[forAthlete, forBrand].flatMap(({ form, start, step, part }) => [
    endpoint(form, receiveDocuments),
    endpoint(start, receiveDocumentStart),
    endpoint(step(":uploadId"), receiveDocumentStep),
    endpoint(part(":uploadId", ":n"), receiveMembersPart),
  ]),
  endpoint(
    filesOf(paths.admin.verificationRequest(":requestId")).file(":mediaId", ":file"),
    serveDocument,
  ),
  endpoint(paths.pushSubscription, receiveSubscription),
  endpoint(paths.stripeWebhook, receiveStripeEvents(STRIPE_LISTENERS)),
  endpoint(paths.salesReports(":brandId"), receiveSales),
  endpoint(paths.contractFile(":contractId"), serveContractFile),
  endpoint(paths.contractTimeStamp(":contractId"), serveContractTimeStamp),
  endpoint(paths.contractData(":contractId"), serveContractData),
  endpoint(paths.recordKeys.replaceAll(".", "\\."), serveRecordKeys),
  endpoint(paths.recordVerifier.replaceAll(".", "\\."), serveRecordVerifier),
  endpoint(paths.recordFormat.replaceAll(".", "\\."), serveRecordFormat),
  // Left out of production's build, with its code.
  ...(process.env.COMPONENT_GALLERY ? [endpoint(paths.mailPreviews, previewMails)] : []),
  endpoint(paths.publicMedia(":name", ":file"), servePublicMedia),
  endpoint(paths.athlete.portfolioFiles, receivePortfolioFiles),
  endpoint(paths.photo, receivePicture("avatar")),
  endpoint(paths.brand.logo, receivePicture("logo")),
  endpoint(paths.brand.campaignCover(":campaignId"), receivePicture("cover")),
];
