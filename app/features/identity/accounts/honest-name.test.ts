import { expect, test } from "vitest";
import { isHonestName } from "./honest-name";

test.each([
  "Maya Okafor",
  "Мая Окафор",
  "Νίκη Samaras",
  "Team Нева",
  "Laurel Hubbard",
  "Ωmega FC",
  "李娜",
  "O'Neill & Søn",
])("%s is a name", (name) => {
  expect(isHonestName(name)).toBe(true);
});

test.each(["Laurel Support Team", "ＬＡＵＲＥＬ", "Maya ✓ Verified", "аdmin team", "Mаya"])(
  "%s passes for somebody else",
  (name) => {
    expect(isHonestName(name)).toBe(false);
  },
);
