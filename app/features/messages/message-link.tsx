import { ButtonLink } from "~/components/ui/button";
import { paths, withQuery } from "~/paths";

/** Opens the conversation with a person, or begins it. */
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
