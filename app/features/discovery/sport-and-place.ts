interface Described {
  sport: string;
  alsoSport?: string;
  location: string;
  /** The starting rate, when one is stated. */
  from?: string;
}

/** "Climbing · Leeds · From £250", or "Climbing, also Running · Leeds" in a list of runners. Pure. */
export function sportAndPlace({ sport, alsoSport, location, from }: Described) {
  const sports = sport && alsoSport ? `${sport}, also ${alsoSport}` : sport || alsoSport;
  return [sports, location, from].filter(Boolean).join(" · ") || "No sport added";
}
