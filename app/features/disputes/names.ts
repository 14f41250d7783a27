/** How the people of a dispute are called. Pure. */
interface Sides {
  athleteId: string;
  athleteName: string;
  company: string;
}

export const sideName = ({ athleteId, athleteName, company }: Sides, userId: string): string =>
  userId === athleteId ? athleteName : company;

/** 'You', or the side's name. @param readerId null for staff */
export const sideOrYou = (sides: Sides, userId: string, readerId: string | null): string =>
  userId === readerId ? "You" : sideName(sides, userId);

/** The same within a sentence: 'you'. */
export const sideInText = (sides: Sides, userId: string, readerId: string | null): string =>
  userId === readerId ? "you" : sideName(sides, userId);
