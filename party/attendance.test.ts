import { expect, test } from "vitest";
import { type Attendee, GONE_AFTER_MS, othersOf } from "./attendance";
import { readPerson, writePerson } from "./presence";
import { PERSON_HEADER } from "./protocol";

const attendee = (id: string, values: Partial<Attendee> = {}): Attendee => ({
  id,
  name: id.toUpperCase(),
  looking: true,
  lastActive: 0,
  ...values,
});

test("each other person is there once, however many pages they have open", () => {
  const all = [attendee("me"), attendee("b"), attendee("b"), attendee("a")];
  expect(othersOf(attendee("me"), all, 0)).toEqual(["A", "B"]);
});

test("a page out of sight, or not heard of for a while, is not there", () => {
  const all = [attendee("a", { looking: false }), attendee("b")];
  expect(othersOf(attendee("me"), all, GONE_AFTER_MS - 1)).toEqual(["B"]);
  expect(othersOf(attendee("me"), all, GONE_AFTER_MS)).toEqual([]);
});

test("a person's name passes through a header, whatever its letters", () => {
  const who = { id: "a", name: "Zoë Łukasz 王" };
  expect(readPerson(new Headers({ [PERSON_HEADER]: writePerson(who) }))).toEqual(who);
  expect(readPerson(new Headers())).toBeNull();
});
