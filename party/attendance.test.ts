import { expect, test } from "vitest";
import { type Attendee, GONE_AFTER_MS, othersOf, positionNow } from "./attendance";
import { readPerson, writePerson } from "./presence";
import { PERSON_HEADER } from "./protocol";

const attendee = (id: string, values: Partial<Attendee> = {}): Attendee => ({
  id,
  name: id.toUpperCase(),
  looking: true,
  lastActive: 0,
  watching: false,
  said: null,
  ...values,
});
const at = (ms: number, playing: boolean) => ({ file: "f", ms, playing });

test("each other person is there once, and watches if one of their pages does", () => {
  const all = [attendee("me"), attendee("b"), attendee("b", { watching: true }), attendee("a")];
  expect(othersOf(attendee("me"), all, 0)).toEqual([
    { name: "A", watching: false },
    { name: "B", watching: true },
  ]);
});

test("a page out of sight, or not heard of for a while, is not there", () => {
  const all = [attendee("a", { looking: false }), attendee("b")];
  expect(othersOf(attendee("me"), all, GONE_AFTER_MS - 1).map(({ name }) => name)).toEqual(["B"]);
  expect(othersOf(attendee("me"), all, GONE_AFTER_MS)).toEqual([]);
});

test("who joins gets the newest position, moved on while it plays", () => {
  const watchers = [
    attendee("a", { said: { position: at(9_000, true), at: 100 } }),
    attendee("b", { said: { position: at(5_000, true), at: 200 } }),
    attendee("c"),
  ];
  expect(positionNow(watchers, 1_200)).toEqual(at(6_000, true));
  const stopped = [attendee("a", { said: { position: at(500, false), at: 0 } })];
  expect(positionNow(stopped, 1_000)).toEqual(at(500, false));
  expect(positionNow([attendee("c")], 0)).toBeNull();
});

test("a person's name passes through a header, whatever its letters", () => {
  const who = { id: "a", name: "Zoë Łukasz 王" };
  expect(readPerson(new Headers({ [PERSON_HEADER]: writePerson(who) }))).toEqual(who);
  expect(readPerson(new Headers())).toBeNull();
});
