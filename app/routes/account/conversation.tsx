import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { type FormActionData, useLiveActionData } from "~/components/action-data";
import { currentTab } from "~/components/ui/tabs";
import {
  changeConversation,
  unsendMessage,
} from "~/features/communication/messages/change-conversation.server";
import { publishMessage } from "~/features/communication/messages/chat-room.server";
import { LIST_TABS } from "~/features/communication/messages/fields";
import { loadThread } from "~/features/communication/messages/load-thread.server";
import {
  isOpening,
  markReadAfterResponse,
} from "~/features/communication/messages/mark-read.server";
import { MessagesList } from "~/features/communication/messages/messages-list";
import { Panes } from "~/features/communication/messages/panes";
import { sendSchema, unsendSchema } from "~/features/communication/messages/schema";
import { loadListOrResults } from "~/features/communication/messages/search-messages.server";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { Messages, ThreadHead } from "~/features/communication/messages/thread";
import { ThreadEnd } from "~/features/communication/messages/thread-end";
import { parseThreadRange } from "~/features/communication/messages/thread-range";
import { useLiveThread, useRead } from "~/features/communication/messages/use-live-thread";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { SharedWorkButton, SharedWorkColumn } from "~/features/workspace/workspace/shared-work";
import { loadSharedWork } from "~/features/workspace/workspace/shared-work.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleButton, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";
import { newId } from "~db/columns";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Messages: ${data.thread.name}` : "Messages") },
];

export const handle: RouteHandle = { topics: ["messages"] };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const { actor } = ctx;
  const { url } = context.request;
  const id = requireParam(params, "conversationId");
  // In parallel: one round trip.
  const [thread, list, work] = await Promise.all([
    loadThread(ctx, id, parseThreadRange(url.searchParams)),
    loadListOrResults(ctx, {
      q: url.searchParams.get("q") ?? "",
      tab: currentTab(url, LIST_TABS),
      after: null,
    }),
    loadSharedWork(ctx, id),
  ]);
  if (thread.begin !== null)
    throw redirect(`${withQuery(paths.conversation(id), { after: String(thread.begin) })}#unread`);
  if (thread.readUpTo !== null && isOpening(request, url))
    markReadAfterResponse(context, actor, id, thread.readUpTo);
  const profile = actor.type === "brand" ? paths.brand.athlete(thread.otherId) : null;
  return { thread, list, work, profile, userId: actor.personId, messageId: newId() };
}

const DONE = {
  archive: "Conversation archived",
  unarchive: "Conversation moved back to your inbox",
  mute: "Conversation muted",
  unmute: "Conversation unmuted",
  block: "Conversation blocked",
  unblock: "Conversation unblocked",
} as const;

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "conversationId");
  const page = paths.conversation(id);
  const change = (name: keyof typeof DONE) => async () => {
    await changeConversation(ctx, id, name);
    return redirectWithToast(context, page, { title: DONE[name] });
  };
  return {
    send: handleForm(sendSchema, async (message) => {
      await sendMessage(ctx, { conversationId: id }, message);
      publishMessage(context, ctx.actor.personId, id, { clientId: message.id });
      return redirect(page, 303);
    }),
    unsend: handleButton(unsendSchema, async ({ seq }) => {
      await unsendMessage(ctx, id, seq);
      publishMessage(context, ctx.actor.personId, id, { seq });
      return redirectWithToast(context, withQuery(page, { at: String(seq) }), {
        title: "Message removed",
      });
    }),
    archive: change("archive"),
    unarchive: change("unarchive"),
    mute: change("mute"),
    unmute: change("unmute"),
    block: change("block"),
    unblock: change("unblock"),
  };
});

export default function Conversation() {
  const { thread: loaded, list, work, profile, userId, messageId } = useLoaderData<typeof loader>();
  const actionData = useLiveActionData<typeof action>() as FormActionData;
  const { thread, onEvents } = useLiveThread(loaded, userId);
  const { id, name, blocked, otherBlocks } = thread;
  useRead(id, thread.readUpTo);
  return (
    <Panes
      isOpen
      list={<MessagesList list={list} openId={id} heading="h2" />}
      aside={<SharedWorkColumn work={work} name={name} />}
    >
      <div className="flex h-full flex-col">
        <ThreadHead
          name={name}
          picture={thread.picture}
          isVerified={thread.isVerified}
          profile={profile}
          thread={thread}
        >
          <SharedWorkButton work={work} name={name} />
        </ThreadHead>
        {/* Of one conversation: what was typed or sent for another one does not stay. */}
        <Fragment key={id}>
          <Messages thread={thread} userId={userId} />
          <ThreadEnd
            block={blocked ? "blocked_by_you" : otherBlocks ? "blocked_by_other" : null}
            conversation={id}
            messageId={messageId}
            name={name}
            actionData={actionData}
            thread={{
              userId,
              messages: thread.messages,
              isNewest: !thread.newer,
              onEvents: onEvents,
            }}
          />
        </Fragment>
      </div>
    </Panes>
  );
}
