import { AthleteCard, CARDS } from "./athlete-card";
import type { AthleteCardView } from "./queries.server";

export const AthleteGallery = ({ athletes }: { athletes: AthleteCardView[] }) => (
  <ul className={CARDS}>
    {athletes.map((athlete) => (
      <AthleteCard key={athlete.id} athlete={athlete} />
    ))}
  </ul>
);
