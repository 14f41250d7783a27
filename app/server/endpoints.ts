import type { AppLoadContext } from "@remix-run/cloudflare";
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
  serveContractFile,
  serveContractTimeStamp,
} from "~/features/contracts/file-endpoint.server";
import { servePublicMedia } from "~/features/media/public.server";
import { receiveMessage, receiveRead } from "~/features/messages/endpoints.server";
import {
  receiveFormFile,
  receiveUploadPart,
  receiveUploadStart,
  receiveUploadStep,
  serveMessageFile,
} from "~/features/messages/file-endpoints.server";
import { serveReportedFile } from "~/features/moderation/report-files.server";
import { previewMails } from "~/features/notifications/mail-previews.server";
import { answerFind } from "~/features/palette/endpoint.server";
import { receivePicture } from "~/features/pictures/endpoint.server";
import { receivePieces } from "~/features/portfolio/endpoint.server";
import { serveRecordKeys } from "~/features/record/keys-endpoint.server";
import { receiveSubscription } from "~/features/web-push/endpoint.server";
import { paths } from "~/paths";
import { live, ready } from "~/platform/health";
import { enterRoom, isRoomPath } from "~/platform/sockets";
import type { Bindings } from "./bindings";

interface Endpoint {
  matches: (url: URL) => boolean;
  handle: (
    request: Request,
    context: AppLoadContext,
    bindings: Bindings,
  ) => Response | Promise<Response>;
}

const at = (path: string) => (url: URL) => url.pathname === path;

/** @param path as in app/paths.ts, with its parameters: '/media/:mediaId/:file' */
function endpoint<Name extends string>(
  path: string,
  handle: (
    request: Request,
    context: AppLoadContext,
    params: Record<Name, string>,
  ) => Promise<Response>,
): Endpoint {
  const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
  return {
    matches: ({ pathname }) => pattern.test(pathname),
    handle: (request, context) => {
      const params = pattern.exec(context.request.url.pathname)?.groups ?? {};
      return handle(request, context, params as Record<Name, string>);
    },
  };
}

/** What is answered beside Remix. Each stands behind its policy (policies.ts). */
export const ENDPOINTS: Endpoint[] = [
  { matches: at("/healthz"), handle: live },
  { matches: at("/readyz"), handle: (_, context) => ready(context) },
  { matches: isRoomPath, handle: enterRoom },
  endpoint(paths.athlete.uploadPart(":uploadId", ":n"), receivePart),
  endpoint(paths.athlete.uploadPoster(":uploadId"), receivePoster),
  endpoint(paths.admin.uploadPoster(":uploadId"), receivePolishedPoster),
  endpoint(paths.athlete.captionFile(":contentId", ":fileId"), receiveCaptionFile),
  endpoint(paths.admin.uploadPart(":uploadId", ":n"), receivePolishedPart),
  endpoint(paths.admin.polishedFile(":contentId", ":fileId"), receivePolishedForm),
  endpoint(paths.admin.original(":contentId", ":fileId"), serveOriginal),
  endpoint(paths.admin.reportFile(":reportId", ":mediaId", ":file"), serveReportedFile),
  endpoint(paths.athlete.contentFiles(":contentId"), receiveFormFiles),
  endpoint(paths.media(":mediaId", ":file"), serveContentFile),
  endpoint(paths.find, answerFind),
  endpoint(paths.conversationSend(":conversationId"), receiveMessage),
  endpoint(paths.conversationRead(":conversationId"), receiveRead),
  endpoint(paths.conversationFiles(":conversationId"), receiveFormFile),
  endpoint(paths.conversationFile(":conversationId", ":mediaId", ":file"), serveMessageFile),
  endpoint(paths.conversationUploads(":conversationId"), receiveUploadStart),
  endpoint(paths.conversationUpload(":conversationId", ":uploadId"), receiveUploadStep),
  endpoint(paths.conversationUploadPart(":conversationId", ":uploadId", ":n"), receiveUploadPart),
  endpoint(paths.pushSubscription, receiveSubscription),
  endpoint(paths.contractFile(":contractId"), serveContractFile),
  endpoint(paths.contractTimeStamp(":contractId"), serveContractTimeStamp),
  endpoint(paths.recordKeys.replaceAll(".", "\\."), serveRecordKeys),
  endpoint(paths.mailPreviews, previewMails),
  endpoint(paths.publicMedia(":name", ":file"), servePublicMedia),
  endpoint(paths.athlete.portfolioFiles, receivePieces),
  endpoint(paths.photo, receivePicture("avatar")),
  endpoint(paths.brand.logo, receivePicture("logo")),
  endpoint(paths.brand.campaignCover(":campaignId"), receivePicture("cover")),
];
