import type { AppLoadContext, RequestHandler } from "@remix-run/cloudflare";
import { logImpersonatedPage } from "~/features/backoffice/staff/impersonation.server";
import { paths } from "~/paths";
import { readOnly } from "~/platform/errors";
import { textResponse } from "~/platform/http";
import { addressTest } from "~/platform/request-policy";
import { StaleSession } from "~/platform/session";

/*
 * What staff get who see Laurel as someone else: pages to read, each recorded, without scripts (entry.server.tsx), so that no
 * socket opens and nothing is kept on the device. `context.db` refuses every write besides (context.ts).
 */

/** What they may do as themselves. */
const isOwn = addressTest([paths.seeAs, paths.logout]);

/** Of the endpoints beside the pages, the pictures and clips of a page. */
const isMedia = addressTest([
  paths.media(":mediaId", ":file"),
  paths.publicMedia(":name", ":file"),
]);

/** Between two people, secrets of the sign-in, copies to take away, what writes when it is opened, and what only scripts ask for. */
const isHidden = addressTest([
  // Every list that is saved as a file, also one that is added later.
  ".+\\.csv",
  paths.messages,
  paths.conversation(":conversationId"),
  paths.reportConversation(":conversationId"),
  paths.disputeMessages(":disputeId"),
  paths.twoFactor,
  paths.addPasskey,
  paths.confirmIdentity,
  paths.exportFile(":exportId", ":file"),
  paths.ownFile(":mediaId"),
  paths.recordFile(":campaignId"),
  paths.subscriptionSuccess,
  paths.athlete.ownPosts(":contentId"),
  paths.bell,
  paths.places,
]);

const isCommand = ({ method }: AppLoadContext["request"]) => method !== "GET" && method !== "HEAD";

/** Whether this endpoint beside the pages is not for someone who sees as another. */
export const isRefusedWhileImpersonating = ({ session, request }: AppLoadContext) =>
  Boolean(session.sees) && (isCommand(request) || !isMedia(request.url));

/**
 * Runs a request of Remix. Of someone who sees as another: commands and hidden pages lead to the page that says so, and what
 * a script of an older page asks for makes that page load again.
 */
export async function runImpersonated(
  toRequest: () => Request,
  context: AppLoadContext,
  remix: RequestHandler,
): Promise<Response> {
  const { request, session } = context;
  const { url } = request;
  if (!session.sees && !context.sawAs) return remix(toRequest(), context);
  const isData = url.pathname.endsWith(".data");
  if (session.sees && isCommand(request)) {
    if (isOwn(url)) {
      context.session = session.ofOwner();
      return remix(toRequest(), context);
    }
    if (isData) return textResponse(403, readOnly().message);
  }
  if (session.sees && !isData && !isCommand(request) && !isHidden(url)) {
    const [response] = await Promise.all([
      remix(toRequest(), context),
      logImpersonatedPage(context)?.catch(unlessStale),
    ]);
    return response;
  }
  const instead = new URL(paths.seeAs + (isData ? ".data" : ""), url);
  return remix(new Request(instead, { headers: toRequest().headers }), context);
}

/** Its page is dropped as well. */
function unlessStale(error: unknown) {
  if (!(error instanceof StaleSession)) throw error;
}
