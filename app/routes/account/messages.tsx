import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type FormActionData, useLiveActionData } from "~/components/action-data";
import { currentTab } from "~/components/ui/tabs";
import { publishMessage } from "~/features/communication/messages/chat-room.server";
import { LIST_TABS } from "~/features/communication/messages/fields";
import { MessagesList } from "~/features/communication/messages/messages-list";
import { loadMessagingPermission } from "~/features/communication/messages/messaging-permission.server";
import { NothingOpen, Panes } from "~/features/communication/messages/panes";
import { sendSchema } from "~/features/communication/messages/schema";
import { loadListOrResults } from "~/features/communication/messages/search-messages.server";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { ThreadHead } from "~/features/communication/messages/thread";
import { ThreadEnd } from "~/features/communication/messages/thread-end";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Messages") }];

export const handle: RouteHandle = { topics: ["messages", "messages-read"] };

/** `?to=` opens the conversation with a person, or an empty one if there is none yet. `?q=` searches for words. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const { url } = context.request;
  const to = url.searchParams.get("to");
  // In parallel: one round trip.
  const [list, permission] = await Promise.all([
    loadListOrResults(ctx, {
      q: url.searchParams.get("q") ?? "",
      tab: currentTab(url, LIST_TABS),
      after: url.searchParams.get("after"),
    }),
    to === null ? null : loadMessagingPermission(ctx, { id: to }),
  ]);
  if (permission?.conversationId) throw redirect(paths.conversation(permission.conversationId));
  if (to !== null && permission?.verdict !== "allowed") throw notFound();
  const profile = ctx.actor.type === "brand" && to !== null ? paths.brand.athlete(to) : null;
  return { list, other: permission?.other ?? null, profile, messageId: newId() };
}

export const action = defineActions(({ context }) => {
  const ctx = requireMember(context);
  const to = context.request.url.searchParams.get("to") ?? "";
  return handleForm(sendSchema, async (message) => {
    const conversationId = await sendMessage(ctx, { id: to }, message);
    publishMessage(context, ctx.actor.personId, conversationId, { clientId: message.id });
    return redirect(paths.conversation(conversationId), 303);
  });
});

export default function Messages() {
  const { list, other, profile, messageId } = useLoaderData<typeof loader>();
  const actionData = useLiveActionData<typeof action>() as FormActionData;
  return (
    <Panes
      isOpen={other !== null}
      list={<MessagesList list={list} heading={other ? "h2" : "h1"} />}
    >
      {other ? (
        <div className="flex h-full flex-col">
          <ThreadHead
            name={other.name}
            picture={other.picture}
            isVerified={other.isVerified}
            profile={profile}
          />
          <p className="flex-1 py-6 text-center text-soft">
            This is the start of your conversation with {other.name}.
          </p>
          <ThreadEnd
            block={null}
            conversation={other.id}
            messageId={messageId}
            name={other.name}
            actionData={actionData}
            thread={null}
          />
        </div>
      ) : (
        <NothingOpen />
      )}
    </Panes>
  );
}
