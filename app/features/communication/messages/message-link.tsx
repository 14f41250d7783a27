import { ButtonLink } from "~/components/ui/button";
import { paths, withQuery } from "~/paths";

/** A link to the conversation with a person, or to an empty one. */
export function MessageLink({
  to,
  size = "sm",
}: {
  to: { id: string; name: string };
  size?: "sm" | "md";
}) {
  return (
    <ButtonLink to={withQuery(paths.messages, { to: to.id })} variant="plain" size={size}>
      Message<span className="sr-only"> {to.name}</span>
    </ButtonLink>
  );
}
