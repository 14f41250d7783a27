import { expect, it } from "vitest";
import { parsePublicCode, publicDescription, publicName, withoutContacts } from "./public-view";

it("hides mail addresses and phone numbers, and no other figures", () => {
  expect(
    withoutContacts("Write to maya.o+work@mail.example.co.uk or call +44 (0)7700 900 123!"),
  ).toBe("Write to [hidden] or call [hidden]!");
  expect(withoutContacts("07700 900123, 07700-900-123")).toBe("[hidden], [hidden]");
  expect(withoutContacts("Text 555-123-4567 or (555) 123 4567.")).toBe(
    "Text [hidden] or [hidden].",
  );
  const figures = "10,000 m in 31:42.0 on 2026-05-03; from 0 to 100,000 followers e.g. in Leeds.";
  expect(withoutContacts(figures)).toBe(figures);
});

it.each([
  ["See https://maya.example/runs?a=1, then www.maya.example.", "See [hidden], then [hidden]."],
  ["linktr.ee/maya, (maya-runs.co.uk/shop) or youtu.be/abc.", "[hidden], ([hidden]) or [hidden]."],
  ["Find me @maya.runs. And @élan_9!", "Find me [hidden]. And [hidden]!"],
  ["IG: maya.runs, TikTok - mayaruns", "IG: [hidden], TikTok - [hidden]"],
  ["Insta = Maya_Runs9", "Insta = [hidden]"],
  ["Call 0 7 7 0 0 9 0 0 1 2 3.", "Call [hidden]."],
  ["Call ٠٧٧٠٠٩٠٠١٢٣ or ＋44 7700 900123", "Call [hidden] or [hidden]"],
  ["Shop at evil․com now", "Shop at [hidden] now"],
  ["Shop at evil。com, evil·com or evil．com", "Shop at [hidden], [hidden] or [hidden]"],
  ["Shop at e v i l . c o m now", "Shop at [hidden] now"],
  ["Mail m e @ e v i l . t e s t", "Mail [hidden]"],
  ["Write to me (at) evil dot test", "Write to [hidden]"],
  ["Telegram mayaruns", "Telegram [hidden]"],
])("hides links and handles: %s", (bio, shown) => {
  expect(withoutContacts(bio)).toBe(shown);
});

it.each([
  "I post on Instagram and YouTube. Trail runs, 5.30 am starts, no.1 in Leeds",
  "Coach by day.Runner by night; half past 6 @ the track",
  "Races on 2026-05-03 2026-05-10 and 03.05.2026 10.05.2026",
  "Intervals of 5 10 15 20 km, 400 800 1200 1600 m",
  "From £250.00 a post, £1,500 for three, 0.99 of it for the club",
  "P.S. I run, e.g. a b c d e drills. Col·legi de Barcelona",
])("leaves plain words: %s", (bio) => {
  expect(withoutContacts(bio)).toBe(bio);
});

it("describes a page in one sentence, whatever fields are empty", () => {
  const nobody = { name: "Li", sport: "", location: "", followers: "0" };
  expect(publicDescription(nobody)).toBe(
    "Li. 0 followers. Figures, content themes and Ambassador Score.",
  );
  expect(
    publicDescription({ ...nobody, sport: "Running", location: "x".repeat(300) }),
  ).toHaveLength(160);
});

it.each([
  ["Maya Okafor", "maya-okafor-4k2x9d"],
  ["Zoë  O'Brien-Smith", "zoe-o-brien-smith-4k2x9d"],
  ["Mail me@example.com", "mail-4k2x9d"],
  ["李雷", "athlete-4k2x9d"],
  ["x".repeat(100), `${"x".repeat(60)}-4k2x9d`],
])("%s has the address %s", (name, address) => {
  expect(publicName({ id: "01jc00000000000000004k2x9d", name })).toBe(address);
  expect(parsePublicCode(address)).toBe("4k2x9d");
});

it.each(["maya-okafor", "maya-okafor-4K2X9D", "maya-4k2x9d/..", ""])(
  "'%s' names no athlete",
  (address) => {
    expect(parsePublicCode(address)).toBeNull();
  },
);
