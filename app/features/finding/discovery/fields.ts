import { INVITATIONS_PER_HOUR } from "~/features/deals/invitations/invitation-limits";

export const SEARCH_NAME_LIMIT = 60;

export const MAX_COMPARED = 4;

/** What a page needs to show and to change the selection (`selection.ts`). */
export interface Selection {
  /** The name of its cookie. */
  cookie: string;
  /** The account that ticked them: another one in the same browser begins with none. */
  owner: string;
  ids: string[];
}

/** As many as a cookie holds with room to spare. */
export const MAX_SELECTED = 100;

/** So many results of a search are invited or shortlisted at once: as many invitations as an hour allows. */
export const MAX_RESULTS = INVITATIONS_PER_HOUR;

/** Between ids, in the cookie and in the list's form. */
export const SEPARATOR = "~";

/** The form that the ticks of a list belong to. */
export const SELECTION_FORM = "selection";
