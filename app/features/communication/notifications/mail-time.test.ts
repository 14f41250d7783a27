import { expect, test } from "vitest";
import { type MailPreferences, mailTime } from "./mail-time";

const WISHES: MailPreferences = {
  mail: "at_once",
  quietFrom: null,
  quietTo: null,
  timeZone: "Europe/London",
};
const NIGHT = { ...WISHES, quietFrom: 22 * 60, quietTo: 7 * 60 };
const NOON = { ...WISHES, quietFrom: 12 * 60, quietTo: 13 * 60 };

const at = (time: string) => Date.parse(`2026-07-10T${time}+01:00`);

test.each([
  ["no quiet hours: at once", WISHES, "23:00", at("23:00")],
  ["before the quiet hours: at once", NIGHT, "21:59", at("21:59")],
  ["from their first minute: at their end", NIGHT, "22:00", at("07:00") + 86_400_000],
  ["after midnight: at their end", NIGHT, "03:00", at("07:00")],
  ["from their last minute on: at once", NIGHT, "07:00", at("07:00")],
  ["within one day: at their end", NOON, "12:30", at("13:00")],
  ["outside, within one day: at once", NOON, "23:00", at("23:00")],
  ["daily: not by itself", { ...NIGHT, mail: "daily" as const }, "12:00", null],
  ["never: not at all", { ...WISHES, mail: "never" as const }, "12:00", null],
])("%s", (_, wishes, time, expected) => {
  expect(mailTime(wishes, at(time))).toBe(expected);
});

test("quiet hours follow the person's time zone", () => {
  const kolkata = { ...NIGHT, timeZone: "Asia/Kolkata" };
  const evening = Date.parse("2026-07-10T23:00+05:30");
  expect(mailTime(kolkata, evening)).toBe(Date.parse("2026-07-11T07:00+05:30"));
  expect(mailTime(NIGHT, evening), "half past six in London").toBe(evening);
});
