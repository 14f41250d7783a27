/** The page where a brand invites this athlete. */
export const inviteAddress = (athleteId: string) => `/brand/athletes/${athleteId}/invite`;
