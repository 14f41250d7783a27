/** More held money than this, in pence, is moved by two admins. */
export const ONE_ADMIN_UP_TO = 1_000_00;

/** Whether a second admin has to confirm what becomes of a payment: all that is held of it counts. Pure. */
export const needsSecondAdmin = ({ amount, fee }: { amount: number; fee: number }): boolean =>
  amount + fee > ONE_ADMIN_UP_TO;
