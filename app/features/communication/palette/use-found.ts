import { useEffect, useState } from "react";
import { paths, withQuery } from "~/paths";
import { type PaletteEntry, SHORTEST } from "./entries";

const PAUSE_MS = 150;

interface State {
  /** What the server finds, once typing pauses. */
  found: PaletteEntry[];
  /** The server has not answered yet. */
  searching: boolean;
  failed: boolean;
}

export function useFound(q: string): State {
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
