/** Of a personal message, in characters. */
export const MESSAGE_LIMIT = 1000;
export const ALREADY_INVITED = "This athlete has already been invited to this campaign";

export const CONFIRM_FIRST = "Confirm your email before you invite athletes.";

/** Also the most that one form invites. */
export const INVITATIONS_PER_HOUR = 200;
