import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { type FormActionData, useLiveActionData } from "~/components/action-data";
import { currentTab } from "~/components/ui/tabs";
import { requireMember } from "~/features/accounts/guards.server";
import { changeConversation, unsendMessage } from "~/features/messages/change-conversation.server";
import { publishMessage } from "~/features/messages/chat-room.server";
import { LIST_TABS } from "~/features/messages/fields";
import { loadThread } from "~/features/messages/load-thread.server";
import { isOpening, markReadAfterResponse } from "~/features/messages/mark-read.server";
import { MessagesList } from "~/features/messages/messages-list";
import { Panes } from "~/features/messages/panes";
import { changeSchema, sendSchema, unsendSchema } from "~/features/messages/schema";
import { loadListOrResults } from "~/features/messages/search-messages.server";
import { sendMessage } from "~/features/messages/send-message.server";
import { Messages, ThreadHead } from "~/features/messages/thread";
import { parseThreadRange } from "~/features/messages/thread-range";
import { useLiveThread } from "~/features/messages/use-live-thread";
import { useRead } from "~/features/messages/use-read";
import { Writing } from "~/features/messages/writing";
import { SharedWorkButton, SharedWorkColumn } from "~/features/workspace/shared-work";
import { loadSharedWork } from "~/features/workspace/shared-work.server";
import { paths, withQuery } from "~/paths";
import { AppError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
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
  const id = String(params.conversationId);
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

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireMember(context);
  const id = String(params.conversationId);
  const page = paths.conversation(id);
  const form = await request.formData();
  if (form.get("intent") === "send")
    return submitForm(form, sendSchema, async (message) => {
      await sendMessage(ctx, { conversationId: id }, message);
      publishMessage(context, ctx.actor.personId, id, { clientId: message.id });
      return redirect(page, 303);
    });
  if (form.get("intent") === "unsend") {
    const { seq } = parsed(unsendSchema.safeParse(Object.fromEntries(form)));
    await unsendMessage(ctx, id, seq);
    publishMessage(context, ctx.actor.personId, id, { seq });
    return redirectWithToast(context, withQuery(page, { at: String(seq) }), {
      title: "Message removed",
    });
  }
  const change = parsed(changeSchema.safeParse(form.get("intent")));
  await changeConversation(ctx, id, change);
  return redirectWithToast(context, page, { title: DONE[change] });
}

function parsed<T>(result: { success: true; data: T } | { success: false }): T {
  if (!result.success) throw new AppError("invalid", "Please use the buttons on the page.");
  return result.data;
}

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
          <Writing
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
