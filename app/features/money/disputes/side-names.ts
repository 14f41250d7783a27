/** How the people of a dispute are called. Pure. */
interface Sides {
  athleteId: string;
  athleteName: string;
  company: string;
}

export const sideName = ({ athleteId, athleteName, company }: Sides, sideId: string): string =>
  sideId === athleteId ? athleteName : company;

/** 'You', or the side's name. @param readerId null for staff */
export const sideOrYou = (sides: Sides, sideId: string, readerId: string | null): string =>
  sideId === readerId ? "You" : sideName(sides, sideId);

/** The same within a sentence: 'you'. */
export const sideInText = (sides: Sides, sideId: string, readerId: string | null): string =>
  sideId === readerId ? "you" : sideName(sides, sideId);
