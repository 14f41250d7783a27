import { expect, test } from "vitest";
import { CAMPAIGN_STATUSES, INTEREST_STATUSES, INVITATION_STATUSES } from "~db/constants";
import { mayShowInterest } from "./may-show-interest";

test("an athlete shows interest in what is active, where nothing stands between", () => {
  const open: string[] = [];
  for (const status of CAMPAIGN_STATUSES)
    for (const invitation of [null, ...INVITATION_STATUSES, "ended" as const])
      for (const interest of [null, ...INTEREST_STATUSES])
        for (const ended of [false, true])
          if (mayShowInterest({ status, ended, invitation, interest }))
            open.push(`${status} ${ended ? "ended " : ""}${invitation} ${interest}`);
  expect(open).toEqual([
    "active null null",
    "active null withdrawn",
    "active null lapsed",
    "active lapsed null",
    "active lapsed withdrawn",
    "active lapsed lapsed",
    "active withdrawn null",
    "active withdrawn withdrawn",
    "active withdrawn lapsed",
    "active ended null",
    "active ended withdrawn",
    "active ended lapsed",
  ]);
});
