import { ButtonLink } from "~/components/ui/button";
import { paths, withQuery } from "~/paths";

/** A link to the conversation with a person, or to an empty one. */
export const MessageLink = ({ to }: { to: { id: string; name: string } }) => (
  <ButtonLink to={withQuery(paths.messages, { to: to.id })} variant="plain" size="sm">
    Message<span className="sr-only"> {to.name}</span>
  </ButtonLink>
);
