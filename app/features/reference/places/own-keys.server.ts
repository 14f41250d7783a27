import { everyPlace } from "./places.server";

let within: Map<string, string[]> | undefined;

/**
 * The first keys that athletes with one of these keys may have, each for the place itself: for Scotland its own and
 * those of its counties and towns. An athlete has exactly one first key, so that they can be looked up in an index.
 */
export function ownKeys(keys: string[]): string[] {
  within ??= keysByWider();
  return [...new Set(keys.flatMap((key) => within?.get(key) ?? [key]))];
}

function keysByWider(): Map<string, string[]> {
  const keysByPlace = new Map<string, string[]>();
  for (const { key, keys } of everyPlace())
    for (const wider of keys) {
      const group = keysByPlace.get(wider);
      if (group) group.push(key);
      else keysByPlace.set(wider, [key]);
    }
  return keysByPlace;
}
