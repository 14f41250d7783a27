import { useRoom } from "./room-state";

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const verb = (names: readonly string[]) => (names.length > 1 ? "are" : "is");

/** Who else looks at the content item. */
export function People() {
  const { others } = useRoom();
  return (
    <p role="status" className="mr-auto text-sm empty:hidden">
      {others.length > 0 && `${list(others)} ${verb(others)} looking`}
    </p>
  );
}

/** Not announced: it comes and goes too often to be read out. */
export function Typing() {
  const { typing } = useRoom();
  return (
    <p className="min-h-5 text-sm text-soft">
      {typing.length > 0 && `${list(typing)} ${verb(typing)} typing…`}
    </p>
  );
}
