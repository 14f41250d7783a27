import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ABILITIES, type Ability, may, STAFF_ROLES } from "~/features/identity/accounts/abilities";
import type { Role } from "~db/constants";
import { root } from "../../scripts/stack.mjs";

/** What a moderator can do, written down a second time. */
const MODERATORS: Ability[] = [
  "see the dashboard",
  "review verification",
  "manage disputes",
  "moderate content",
  "polish content",
  "read contracts",
  "look up people",
  "sign people out",
];

const HANDLER = /^(async function|function|const) (loader|action)\b/;

const all = Object.keys(ABILITIES) as Ability[];

test("an admin can do everything, a moderator what is listed here", () => {
  const can = (...roles: Role[]) => all.filter((ability) => may({ type: "staff", roles }, ability));
  expect(can("admin")).toEqual(all);
  expect(can("moderator")).toEqual(MODERATORS);
  expect(can("user")).toEqual([]);
  expect(can()).toEqual([]);
});

test("a role on an account that is not staff allows nothing", () => {
  for (const type of ["athlete", "brand"] as const)
    for (const ability of all) expect(may({ type, roles: STAFF_ROLES }, ability)).toBe(false);
});

test("every screen of staff names the ability of its loader, and of its action after a recent proof", () => {
  const folder = `${root}app/routes/admin`;
  for (const file of readdirSync(folder)) {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    for (const handler of text.split(/^export /m).filter((part) => HANDLER.test(part))) {
      const guard = / action\b/.test(handler.split("(")[0] ?? "")
        ? "requireStaffCommand"
        : "requireStaff";
      expect(handler, file).toMatch(new RegExp(`${guard}\\(\\s*context,\\s*"`));
    }
  }
});
