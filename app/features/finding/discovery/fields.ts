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

/** So many results of a search are invited or shortlisted at once: `INVITATIONS_PER_HOUR`, whose module lists would load for it. */
export const MAX_RESULTS = 200;

/** Between ids, in the cookie and in the list's form. */
export const SEPARATOR = "~";

/** The form that the ticks of a list belong to. */
export const SELECTION_FORM = "selection";
