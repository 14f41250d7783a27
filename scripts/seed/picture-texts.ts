/** What a drawing shows, in words, by its name. */
export const ALT: Record<string, string> = {
  frost: "A runner on a frosty canal path, the sun low behind the hills",
  dawn: "A runner on a hill path at first light",
  night: "A runner in the dark, a head torch lighting the way",
  coast: "A runner on the coast road, the sea behind",
  track: "A runner on the track in front of a full stand",
  chair: "A wheelchair racer on the back straight at dusk",
  gravel: "A cyclist with packed bags on a gravel path at dawn",
  road: "A cyclist on a road by the sea",
  openwater: "A swimmer with a tow float in open water at sunrise",
  surf: "A surfer on a green wave at dusk",
  river: "A rower on a still river at sunrise",
  wall: "A climber halfway up an indoor wall",
  ridge: "A runner on a ridge as the sun comes up",
  clay: "A tennis player serving on a clay court",
  links: "A golfer at the top of the swing on a links course",
  football: "A footballer striking the ball under floodlights",
  yoga: "A yoga teacher in tree pose by a window",
  gym: "A lifter with a loaded bar overhead",
  porridge: "A steaming bowl of porridge with pear and berries by a window",
  shoes: "Two pairs of wet running shoes on a doorstep",
};

export const CAPTIONS: Record<string, string> = {
  frost:
    "WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nMinus three. No one else about.\n\n00:00:02.800 --> 00:00:05.800\nTen kilometres, and not a slip.\n",
  gravel: "WEBVTT\n\n00:00:00.300 --> 00:00:04.500\nTwo days, one bag, no plan beyond the map.\n",
};

/** The cover of a campaign, by the campaign's key. */
export const COVERS: Record<string, string> = {
  winter: "frost",
  trail: "ridge",
  relay: "coast",
  gravel: "gravel",
  breakfast: "porridge",
  openwater: "openwater",
  ropes: "wall",
  mornings: "yoga",
  nine: "links",
  clay: "clay",
  crew: "river",
  suppers: "shoes",
  startline: "track",
  shore: "coast",
};

/** What athletes show, by sport; the demo athlete has her own. */
export const PORTFOLIOS: Record<string, string[]> = {
  Maya: ["scenes/coast", "clips/frost", "scenes/track", "scenes/shoes", "scenes/porridge"],
  Running: ["scenes/dawn", "scenes/night", "scenes/ridge"],
  Cycling: ["scenes/gravel", "scenes/road"],
  Football: ["scenes/football", "scenes/gym"],
  Swimming: ["scenes/openwater", "clips/openwater"],
  Climbing: ["scenes/wall", "scenes/ridge"],
  Tennis: ["scenes/clay", "scenes/gym"],
  Golf: ["scenes/links"],
  Yoga: ["scenes/yoga", "scenes/porridge"],
  Fitness: ["scenes/gym", "scenes/yoga"],
  Rowing: ["scenes/river", "scenes/porridge"],
  Triathlon: ["scenes/road", "scenes/openwater", "scenes/coast"],
  Surfing: ["scenes/surf"],
};
