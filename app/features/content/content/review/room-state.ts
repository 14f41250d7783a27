import { useSyncExternalStore } from "react";
import type { Present } from "~/features/communication/notifications/presence-room";

const EMPTY: Present = { others: [], typing: [] };

/** A page is in one room at most. */
let room = EMPTY;
const readers = new Set<() => void>();

export function updateRoom(change: Partial<Present>) {
  room = { ...room, ...change };
  for (const read of readers) read();
}

export const resetRoom = () => updateRoom(EMPTY);

function subscribe(read: () => void) {
  readers.add(read);
  return () => readers.delete(read);
}

/** Who else is in the open review room, and who is typing. */
export const useRoom = () =>
  useSyncExternalStore(
    subscribe,
    () => room,
    () => EMPTY,
  );
