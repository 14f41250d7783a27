import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRefresh } from "~/components/use-refresh";
import {
  deleteStoredMessage,
  loadStoredMessages,
  type Outgoing,
  postMessage,
  registerBackgroundSync,
  storeMessage,
} from "./outgoing";

/** The site may be out of reach while the device is online. */
const AGAIN_MS = 5_000;

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

  const address = useMemo(() => ({ account, conversationId }), [account, conversationId]);

  const change = useCallback((make: (queue: Outgoing[]) => Outgoing[]) => {
    latest.current = make(latest.current);
    setQueue(latest.current);
  }, []);

  const flush = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      for (;;) {
        const next = latest.current.find(({ state }) => state === "sending");
        if (!next) return;
        const answer = await postMessage(address, next);
        change((all) => all.map((one) => (one.id === next.id ? { ...one, ...answer } : one)));
        if (answer.state === "sent") {
          deleteStoredMessage(next.id);
          refresh();
        }
        if (answer.state !== "waiting") continue;
        registerBackgroundSync();
        // The other messages wait for the connection, too.
        change((all) => all.map((one) => (one.state === "sending" ? { ...one, ...answer } : one)));
      }
    } finally {
      busy.current = false;
    }
  }, [change, address, refresh]);

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
    let left = false;
    const sendWaiting = () => again(({ state }) => state === "waiting");
    void loadStoredMessages(address).then((messages) => {
      if (left) return;
      change((all) => [...messages.filter(({ id }) => all.every((one) => one.id !== id)), ...all]);
      sendWaiting();
    });
    window.addEventListener("online", sendWaiting);
    return () => {
      left = true;
      window.removeEventListener("online", sendWaiting);
    };
  }, [address, change, again]);

  // What the page shows as stored is done: the part of the thread that is shown moves on, and would uncover it again.
  useEffect(() => {
    if (latest.current.some(({ id }) => stored.has(id)))
      change((all) => all.filter(({ id }) => !stored.has(id)));
  }, [stored, change]);

  const isWaiting = queue.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => again(({ state }) => state === "waiting"), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, again]);

  return {
    /** The messages that the page does not show as stored yet. */
    queue: queue.filter(({ id }) => !stored.has(id)),
    send: useCallback(
      (message: Pick<Outgoing, "id" | "text">) => {
        storeMessage(address, message);
        change((all) => [...all, { ...message, state: "sending" }]);
        void flush();
      },
      [address, change, flush],
    ),
    tryAgain: (id: string) => again((one) => one.id === id),
    discard: (id: string) => {
      deleteStoredMessage(id);
      change((all) => all.filter((one) => one.id !== id));
    },
  };
}
