import { gazetteer, type Town } from "./gazetteer-index.server";
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

/**
 * The keys that an athlete within so many kilometres of a town has at least one of: the counties whose towns are
 * all that near, and else the towns. Between towns, as both stand in the gazetteer.
 */
export function findKeysAround(centre: Town, kilometres: number): string[] {
  return gazetteer().areas.flatMap(({ towns, key }) => {
    const near = towns.filter((town) => computeDistance(centre, town) <= kilometres);
    return near.length === towns.length ? [key] : near.map((town) => town.key);
  });
}

const EARTH_KILOMETRES = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function computeDistance(a: Town, b: Town): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_KILOMETRES * Math.asin(Math.sqrt(half));
}
