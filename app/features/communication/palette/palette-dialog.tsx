import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Dialog } from "~/components/ui/dialog";
import { control } from "~/components/ui/field";
import { paths, withQuery } from "~/paths";
import type { UserType } from "~db/constants";
import { entriesFor, fixedEntries, LONGEST, type PaletteEntry, SHORTEST } from "./entries";

const PAUSE_MS = 150;

interface State {
  /** What the server finds, once typing pauses. */
  found: PaletteEntry[];
  /** The server has not answered yet. */
  searching: boolean;
  failed: boolean;
}

function useFound(q: string): State {
  const [state, setState] = useState<State>(NOTHING);
  useEffect(() => {
    if (q.length < SHORTEST) return setState(NOTHING);
    setState((last) => ({ ...last, searching: true }));
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetch(withQuery(paths.find, { q }), { signal: stop.signal, redirect: "error" })
        .then((answer) => {
          if (!answer.ok) throw new Error(String(answer.status));
          return answer.json() as Promise<PaletteEntry[]>;
        })
        .then(
          (found) => setState({ ...NOTHING, found }),
          () => stop.signal.aborted || setState({ ...NOTHING, failed: true }),
        );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);
  return state;
}

const NOTHING: State = { found: [], searching: false, failed: false };

/**
 * Goes to a screen, an action, a campaign, an athlete or a conversation by its name. The native dialog keeps and returns the focus, so a
 * library such as cmdk would add only its size.
 */
export function PaletteDialog({
  type,
  screens,
  onClose,
  onShortcuts,
}: {
  type: UserType;
  /** The screens of the navigation. */
  screens: readonly { to: string; label: string }[];
  onClose: () => void;
  /** Shows the keyboard shortcuts in its place. */
  onShortcuts: () => void;
}) {
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const q = typed.trim();
  const { found, searching, failed } = useFound(q);
  const entries = [...entriesFor(fixedEntries(type, screens), q), ...found];
  const current = Math.min(at, entries.length - 1);
  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((current + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === "Enter") go(entries[current]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Go to" onClose={onClose}>
      <input
        role="combobox"
        aria-label="Screen, action, campaign or name"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current < 0 ? undefined : `${id}-${current}`}
        autoComplete="off"
        maxLength={LONGEST}
        ref={field}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className={control}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        className="mt-3 max-h-[50vh] overflow-y-auto"
      >
        {entries.map((entry, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the list
          <div
            key={`${entry.note} ${entry.to}`}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === current}
            ref={(option) => {
              if (i === current) option?.scrollIntoView({ block: "nearest" });
            }}
            onClick={() => go(entry)}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-leaf-wash ${i === current ? "bg-leaf-wash outline-2 -outline-offset-2 outline-leaf" : ""}`}
          >
            <span className="min-w-0 flex-1 break-words">{entry.label}</span>
            <span className="text-sm text-soft">{entry.note}</span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-soft">
        {failed
          ? "The search didn't answer. Screens are still listed."
          : entries.length > 0
            ? ""
            : searching
              ? "Searching…"
              : "Nothing found."}
      </p>
      <button
        type="button"
        onClick={onShortcuts}
        className="min-h-11 cursor-pointer text-sm underline"
      >
        Keyboard shortcuts
      </button>
    </Dialog>
  );
}
