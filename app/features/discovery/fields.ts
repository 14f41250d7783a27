export const SEARCH_NAME_LIMIT = 60;
