import type { CookieJar } from "~/platform/cookies";
import type { Selection } from "./fields";
import { readSelected, writeSelected } from "./selection";

const COOKIE = "selected";

interface Visitor {
  cookies: CookieJar;
}

/** What this brand has ticked. */
export const readAthleteSelection = ({ cookies }: Visitor, owner: string): Selection => ({
  cookie: cookies.nameOf(COOKIE),
  owner,
  ids: readSelected(owner, cookies.get(COOKIE)),
});

/** Page scripts change it too, without a request. */
export const storeAthleteSelection = (
  { cookies }: Visitor,
  owner: string,
  ids: readonly string[],
) => cookies.set(COOKIE, writeSelected(owner, ids), { httpOnly: false });
