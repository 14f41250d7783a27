import { useSyncExternalStore } from "react";
import type { PresenceMessage } from "~party/presence";
import { currentClip, positionOf } from "./player";

/** The open review room as its page knows it. */
interface Room {
  others: { name: string; watching: boolean }[];
  /** The names of the people who are typing. */
  typing: string[];
  /** This page watches together with others, or has asked to. */
  watching: boolean;
}

type Send = (message: PresenceMessage) => void;

const EMPTY: Room = { others: [], typing: [], watching: false };

/** A page is in one room at most. */
let room = EMPTY;
let send: Send = () => {};
const readers = new Set<() => void>();

export const roomNow = () => room;

export function updateRoom(change: Partial<Room>) {
  room = { ...room, ...change };
  for (const read of readers) read();
}

/** @param sender says something in the room; null once it is left */
export function openRoomState(sender: Send | null) {
  send = sender ?? (() => {});
  updateRoom(EMPTY);
}

function subscribe(read: () => void) {
  readers.add(read);
  return () => readers.delete(read);
}

export const useRoom = () => useSyncExternalStore(subscribe, roomNow, () => EMPTY);

/** Asks the others to watch together, joins them, or leaves. */
export function setWatching(watching: boolean) {
  updateRoom({ watching });
  send({ watching });
  const clip = currentClip(null);
  // The first one leads; who joins is told where the others are.
  if (watching && clip && !room.others.some((other) => other.watching))
    send({ position: positionOf(clip) });
}
