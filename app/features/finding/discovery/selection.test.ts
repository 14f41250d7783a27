import { expect, test } from "vitest";
import { INVITATIONS_PER_HOUR } from "~/features/deals/invitations/invitation-limits";
import { newId } from "~db/columns";
import { MAX_RESULTS, MAX_SELECTED } from "./fields";
import { mergeSelection, readSelected, writeSelected } from "./selection";

const [owner, one, two, three] = [newId(), newId(), newId(), newId()];

test("a selection is read back by the account that wrote it, and by no other", () => {
  const cookie = writeSelected(owner, [one, two]);
  expect(readSelected(owner, cookie)).toEqual([one, two]);
  expect(readSelected(newId(), cookie)).toEqual([]);
  expect(readSelected(owner, null)).toEqual([]);
});

test("what is no id is dropped, and repeated ids count once", () => {
  expect(readSelected(owner, `${owner}~${one}~<b>~~${one}`)).toEqual([one]);
});

test("a selection is bounded when read and when written", () => {
  const many = Array.from({ length: MAX_SELECTED + 5 }, newId);
  expect(readSelected(owner, writeSelected(owner, many))).toEqual(many.slice(0, MAX_SELECTED));
  expect(readSelected(owner, [owner, ...many].join("~"))).toHaveLength(MAX_SELECTED);
});

test("a list decides about the athletes it shows, the others stay", () => {
  expect(mergeSelection([one, two], { listed: [two, three], ticked: [three] })).toEqual([
    one,
    three,
  ]);
});

test("as many results can be acted on at once as one form invites", () => {
  expect(MAX_RESULTS).toBe(INVITATIONS_PER_HOUR);
});
