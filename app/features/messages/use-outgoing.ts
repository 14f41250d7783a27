import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { useRefresh } from "../notifications/use-refresh";
import { keepMessages, keptMessages, type Outgoing, postMessage } from "./outgoing";

/**
 * Sends the outgoing messages of a conversation one after another. Unsent messages are kept on the device and sent again
 * when the connection is back, when the page is loaded, or by hand.
 * @param stored the ids of the messages that the page already shows as stored
 */
export function useOutgoing(account: string, conversationId: string, stored: ReadonlySet<string>) {
  const [queue, setQueue] = useState<Outgoing[]>([]);
  const latest = useRef<Outgoing[]>([]);
  const busy = useRef(false);
  const refresh = useRefresh();

  const change = useCallback(
    (make: (queue: Outgoing[]) => Outgoing[]) => {
      latest.current = make(latest.current);
      setQueue(latest.current);
      keepMessages(account, conversationId, latest.current);
    },
    [account, conversationId],
  );

  const flush = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      for (;;) {
        const next = latest.current.find(({ state }) => state === "sending");
        if (!next) return;
        const answer = await postMessage(paths.conversationSend(conversationId), next);
        change((all) => all.map((one) => (one.id === next.id ? { ...one, ...answer } : one)));
        if (answer.state === "sent") refresh();
        // The other messages wait for the connection, too.
        if (answer.state === "waiting")
          change((all) =>
            all.map((one) => (one.state === "sending" ? { ...one, ...answer } : one)),
          );
      }
    } finally {
      busy.current = false;
    }
  }, [change, conversationId, refresh]);

  const again = useCallback(
    (isMeant: (message: Outgoing) => boolean) => {
      change((all) =>
        all.map((one) => (isMeant(one) ? { id: one.id, text: one.text, state: "sending" } : one)),
      );
      void flush();
    },
    [change, flush],
  );

  useEffect(() => {
    latest.current = keptMessages(account, conversationId);
    const sendWaiting = () => again(({ state }) => state === "waiting");
    sendWaiting();
    window.addEventListener("online", sendWaiting);
    return () => window.removeEventListener("online", sendWaiting);
  }, [account, conversationId, again]);

  return {
    /** The messages that the page does not show as stored yet. */
    queue: queue.filter(({ id }) => !stored.has(id)),
    send: useCallback(
      (message: Pick<Outgoing, "id" | "text">) => {
        change((all) => [...all, { ...message, state: "sending" }]);
        void flush();
      },
      [change, flush],
    ),
    tryAgain: (id: string) => again((one) => one.id === id),
    discard: (id: string) => change((all) => all.filter((one) => one.id !== id)),
  };
}
