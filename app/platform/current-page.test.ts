import { expect, test } from "vitest";
import { leaveMissingPage } from "./current-page";

/** Where the page of this number leads, of so many pages; null: nowhere. */
function leadsTo(number: number, pages: number): string | null {
  try {
    leaveMissingPage(number, pages, (last) => `/list?page=${last}`);
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get("Location");
  }
}

test.each([
  [1, 0, null],
  [2, 2, null],
  [2, 1, "/list?page=1"],
  [7, 3, "/list?page=3"],
  [2, 0, "/list?page=1"],
])("page %d of %d leads to %s", (number, pages, to) => {
  expect(leadsTo(number, pages)).toBe(to);
});
