import type { Outgoing } from "./outgoing";

const STATES = {
  sending: "Sending…",
  sent: "Sent",
  waiting: "Not sent yet. We'll keep trying.",
} as const;

/** The outgoing messages, at the end of the thread. */
export function OutgoingList({
  queue,
  onAgain,
  onDiscard,
}: {
  queue: readonly Outgoing[];
  onAgain: (id: string) => void;
  onDiscard: (id: string) => void;
}) {
  return (
    <ol aria-label="Messages being sent" className="flex flex-col gap-1 empty:hidden">
      {queue.map(({ id, text, state, error }) => (
        <li key={id} className="flex max-w-[85%] flex-col items-end self-end">
          <p className="max-w-full rounded-card border border-line bg-leaf-wash px-3.5 py-2 break-words whitespace-pre-wrap opacity-80">
            {text}
          </p>
          <div className="flex min-h-6 flex-wrap items-center justify-end gap-x-3 px-1 text-xs text-soft">
            {state === "failed" ? <span className="text-alert">{error}</span> : STATES[state]}
            {(state === "failed" || state === "waiting") && (
              <>
                <button
                  type="button"
                  className="min-h-6 cursor-pointer underline"
                  onClick={() => onAgain(id)}
                >
                  Try again
                </button>
                <button
                  type="button"
                  className="min-h-6 cursor-pointer underline"
                  onClick={() => onDiscard(id)}
                >
                  Discard
                </button>
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
