/** "Climbing · Leeds", or "Climbing, also Running · Leeds" in a list of runners. Pure. */
export function sportAndPlace(athlete: { sport: string; alsoSport?: string; location: string }) {
  const { sport, alsoSport, location } = athlete;
  const sports = sport && alsoSport ? `${sport}, also ${alsoSport}` : sport || alsoSport;
  return [sports, location].filter(Boolean).join(" · ") || "No sport added";
}
