import { Button } from "~/components/ui/button";
import { setWatching, useRoom } from "./room-state";

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const namesOf = (people: readonly { name: string }[]) => list(people.map(({ name }) => name));

/** Who else looks at the content item, and watching its clips together. @param canWatch it has a clip */
export function People({ canWatch }: { canWatch: boolean }) {
  const { others, watching } = useRoom();
  const watchers = others.filter((other) => other.watching);
  return (
    <div className="mr-auto flex flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className="empty:hidden">
        {others.length > 0 &&
          (watching
            ? watchers.length > 0
              ? `You're watching together with ${namesOf(watchers)}`
              : `You've asked ${namesOf(others)} to watch together`
            : watchers.length > 0
              ? `${namesOf(watchers)} would like to watch together`
              : `${namesOf(others)} ${others.length > 1 ? "are" : "is"} looking`)}
      </p>
      {canWatch && (others.length > 0 || watching) && (
        <Button type="button" size="sm" variant="plain" onClick={() => setWatching(!watching)}>
          {watching
            ? watchers.length > 0
              ? "Leave"
              : "Stop asking"
            : watchers.length > 0
              ? "Join"
              : "Watch together"}
        </Button>
      )}
    </div>
  );
}

/** Not announced: it comes and goes too often to be read out. */
export function Typing() {
  const { typing } = useRoom();
  return (
    <p className="min-h-5 text-sm text-soft">
      {typing.length > 0 && `${list(typing)} ${typing.length > 1 ? "are" : "is"} typing…`}
    </p>
  );
}
