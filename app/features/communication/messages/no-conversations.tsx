import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { paths } from "~/paths";
import type { ConversationList } from "./load-conversations.server";

/** The empty list of conversations. Archived ones are on another tab. */
export const NoConversations = ({ reader }: Pick<ConversationList, "reader">) =>
  reader === "brand" ? (
    <EmptyList
      title="No conversations here"
      example={["Rosie Calder", "Thursday suits me. I'll bring both colours.", "3 Mar"]}
      action={<ButtonLink to={paths.brand.discover}>Discover Athletes</ButtonLink>}
    >
      Open an athlete's profile, a match or a campaign and choose “Message”.
    </EmptyList>
  ) : (
    <EmptyList
      title="No conversations here"
      example={["Northlight", "Could you post the reel on Friday?", "3 Mar"]}
      action={<ButtonLink to={paths.athlete.campaigns}>Find work</ButtonLink>}
    >
      Open a campaign or a deal and choose “Message”.
    </EmptyList>
  );
