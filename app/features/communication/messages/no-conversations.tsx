import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { paths } from "~/paths";
import type { ConversationList } from "./load-conversations.server";

const EXAMPLES = {
  brand: ["Rosie Calder", "Thursday suits me. I'll bring both colours.", "3 Mar"],
  athlete: ["Northlight", "Could you post the reel on Friday?", "3 Mar"],
} as const;

/** The empty list of conversations, of all or of those on a tab. */
export function NoConversations({ reader, tab }: Pick<ConversationList, "reader" | "tab">) {
  const isBrand = reader === "brand";
  return tab !== "all" ? (
    <EmptyList
      title={tab === "unread" ? "You've read everything" : "No archived conversations"}
      example={isBrand ? EXAMPLES.brand : EXAMPLES.athlete}
      action={
        <ButtonLink to={paths.messages} variant="plain" size="sm">
          All conversations
        </ButtonLink>
      }
    >
      {tab === "unread"
        ? "A conversation appears here when you have a new message."
        : "Open a conversation and choose “Archive” to put it here."}
    </EmptyList>
  ) : isBrand ? (
    <EmptyList
      title="No conversations here"
      example={EXAMPLES.brand}
      action={<ButtonLink to={paths.brand.discover}>Discover Athletes</ButtonLink>}
    >
      Open an athlete's profile, a match or a campaign and choose “Message”.
    </EmptyList>
  ) : (
    <EmptyList
      title="No conversations here"
      example={EXAMPLES.athlete}
      action={<ButtonLink to={paths.athlete.campaigns}>Find work</ButtonLink>}
    >
      Open a campaign or a deal and choose “Message”.
    </EmptyList>
  );
}
