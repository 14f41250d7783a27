import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/paths";
import { ConversationList } from "./conversation-list";
import type { ConversationList as List } from "./load-conversations.server";
import type { FoundMessages } from "./search-messages.server";
import { SearchResults } from "./search-results";
import { MAX_QUERY_LENGTH } from "./search-words";

/**
 * The search over one's own messages, above the conversations or the messages found.
 * @param openId the conversation that is open beside the list
 */
export function MessagesList({
  list,
  openId,
  heading: Heading,
}: {
  list: List | FoundMessages;
  openId?: string;
  heading: "h1" | "h2";
}) {
  const found = "found" in list ? list : null;
  return (
    <>
      <Heading className="mb-3 text-xl">Messages</Heading>
      <Form role="search" action={paths.messages} key={found?.q} className="mb-4 flex gap-2">
        <Input
          type="search"
          name="q"
          aria-label="Search messages"
          placeholder="Search"
          defaultValue={found?.q}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button variant="plain" className="!px-3.5">
          <Icon name="search" />
          <span className="sr-only">Search</span>
        </Button>
      </Form>
      {"found" in list ? (
        <>
          <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-soft">
            In all your conversations, archived ones too.
            <TextLink to={paths.messages}>Clear search</TextLink>
          </p>
          <SearchResults found={list} />
        </>
      ) : (
        <ConversationList list={list} openId={openId} />
      )}
    </>
  );
}
