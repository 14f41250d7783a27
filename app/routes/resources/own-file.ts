import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ownFile } from "~/features/backoffice/own-data/export-file.server";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { bestFile, disableCaching, serveMedia } from "~/features/media/media/serve";
import { requireParam } from "~/platform/define-actions";

/** A file of the person's own, as their copy links it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await ownFile(requireUser(context), requireParam(params, "mediaId"));
  await context.session.mustHold();
  return disableCaching(await serveMedia(context.storage, found, bestFile(found), request));
}
