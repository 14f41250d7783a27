import { test as base, expect } from "@playwright/test";
import { sideLinks } from "~/features/identity/accounts/navigation";
import { authedClient } from "../support/http";
import { sharedWorld } from "../support/shared-world";
import type { World } from "../support/world";

const test = base.extend<object, { world: World }>(sharedWorld);

/** Pages whose heading says more than their entry. */
const OTHERWISE: Record<string, RegExp> = {
  Dashboard: /^(Welcome back, Maya Okafor|Northlight|Admin Dashboard)$/,
  Verification: /^(Verification|Get Verified|Verification Status)/,
  Security: /^Security Settings$/,
};

for (const role of ["athlete", "brand", "admin"] as const)
  test(`each entry of the ${role} leads to a page of its name`, async ({ world }) => {
    const person = world.people[role];
    const client = await authedClient(world.db, person);
    const entries = sideLinks(person).flat();
    expect(entries.length).toBeGreaterThan(8);
    for (const { to, label, outside } of entries) {
      if (outside) continue;
      const html = await (await client(to)).text();
      const heading = /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
      const escaped = label.replace("&", "&amp;");
      if (OTHERWISE[label]) expect(heading, to).toMatch(OTHERWISE[label]);
      else expect([heading, title.startsWith(escaped)], to).toEqual([escaped, true]);
    }
  });
