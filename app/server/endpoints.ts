import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  serveRecordFormat,
  serveRecordKeys,
  serveRecordVerifier,
} from "~/features/campaigns/record/well-known.server";
import { receiveMessage, receiveRead } from "~/features/communication/messages/endpoints.server";
import { previewMails } from "~/features/communication/notifications/mail-previews.server";
import { answerFind } from "~/features/communication/palette/find.server";
import { receiveSubscription } from "~/features/communication/web-push/devices.server";
import { receiveCaptionFile } from "~/features/content/content/set-file-captions.server";
import { followLink } from "~/features/content/links/go-endpoint.server";
import { receiveSales } from "~/features/content/links/sales-endpoint.server";
import {
  serveContractData,
  serveContractFile,
  serveContractTimeStamp,
} from "~/features/deals/contracts/file.server";
import { servePasskeyOptions } from "~/features/identity/passkeys/passkey-options.server";
import {
  receivesForm,
  receivesPart,
  receivesPoster,
  receivesStart,
  receivesStep,
} from "~/features/media/media/attachment-endpoints.server";
import type { AttachmentTarget } from "~/features/media/media/attachments.server";
import { servePublicMedia } from "~/features/media/media/files.server";
import { servesFiles } from "~/features/media/media/serve";
import { paths } from "~/paths";
import { live, ready } from "~/platform/health";
import { StaleSession } from "~/platform/session";
import { enterRoom, isRoomPath } from "~/platform/sockets";
import { receiveStripeEvents } from "~/platform/stripe-webhook";
import { ATTACHMENT_TARGETS, SERVED_FILES } from "./attachments";
import type { Bindings } from "./background";
import { runChecked } from "./run-checked";
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

type Handler = ReturnType<typeof receivesStart>;

/** Runs a handler once more when the cookie's claims turn out to be old, as a page is. */
const checked =
  (handle: Handler): Handler =>
  (request, context, params) =>
    runChecked(async () => {
      try {
        return await handle(request.clone() as Request, context, params);
      } catch (error) {
        if (error instanceof StaleSession) return new Response(null, { status: 401 });
        throw error;
      }
    }, context);

function attachmentEndpoints(target: AttachmentTarget): Endpoint[] {
  const { form, start, step, part, poster } = target.addresses;
  return [
    endpoint(form, receivesForm(target)),
    ...(start ? [endpoint(start, checked(receivesStart(target)))] : []),
    ...(step ? [endpoint(step(":uploadId"), checked(receivesStep(target)))] : []),
    ...(part ? [endpoint(part(":uploadId", ":n"), receivesPart(target))] : []),
    ...(poster ? [endpoint(poster(":uploadId"), receivesPoster(target))] : []),
  ];
}

/** What is answered beside Remix. Each stands behind its policy (policies.ts). */
export const ENDPOINTS: Endpoint[] = [
  { matches: at("/healthz"), handle: live },
  { matches: at("/readyz"), handle: (_, context) => ready(context) },
  { matches: isRoomPath, handle: enterRoom },
  endpoint(paths.go(":code"), followLink),
  ...ATTACHMENT_TARGETS.flatMap(attachmentEndpoints),
  ...SERVED_FILES.map((files) => endpoint(files.path, servesFiles(files))),
  endpoint(paths.athlete.captionFile(":contentId", ":fileId"), receiveCaptionFile),
  endpoint(paths.find, answerFind),
  endpoint(paths.passkeyOptions, servePasskeyOptions),
  endpoint(paths.conversationSend(":conversationId"), receiveMessage),
  endpoint(paths.conversationRead(":conversationId"), receiveRead),
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
];
