import { SPORTS } from "./known-sports";

/** Other names of a sport, and what people who do it are called. */
const OTHER_NAMES: Record<string, string> = {
  Athletics: "track and field, athlete, sprinter, sprinting",
  Boxing: "boxer, boxers",
  Climbing: "climber, climbers, rock climbing, bouldering",
  Cricket: "cricketer, cricketers",
  Cycling: "cyclist, cyclists, biking, bike riding, road cycling",
  Dance: "dancing, dancer, dancers",
  Equestrian: "horse riding, horseriding, equestrianism",
  Fitness: "gym, keep fit, fitness training",
  Football: "soccer, footballer, footballers, association football",
  Golf: "golfer, golfers, golfing",
  Gymnastics: "gymnast, gymnasts",
  Hockey: "field hockey",
  Motorsport: "motor sport, motor racing, motorsports",
  Rowing: "rower, rowers",
  Rugby: "rugby union, rugby league",
  Running: "runner, runners, run, jogging, road running",
  Sailing: "sailor, sailors",
  Skiing: "skier, skiers, ski",
  Surfing: "surfer, surfers",
  Swimming: "swimmer, swimmers, swim",
  "Table Tennis": "ping pong",
  "Trail running": "trail runner, trail runners",
  Triathlon: "triathlete, triathletes",
  Weightlifting: "weight lifting, weightlifter, weightlifters",
  Yoga: "yogi, yogis",
};

const plain = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[\s-]+/g, " ")
    .trim();

const SPORT_BY_KEY = new Map([
  ...Object.entries(OTHER_NAMES).flatMap(([sport, names]) =>
    names.split(", ").map((name) => [name, sport] as const),
  ),
  ...SPORTS.map((sport) => [plain(sport), sport] as const),
]);

/** A shorter word may be another sport with one letter changed. */
const LEAST_MISTYPED = 6;

/** The known sport that is meant, also with one typing mistake; else the input. */
export function canonicalSport(typed: string): string {
  const wanted = plain(typed);
  const known = SPORT_BY_KEY.get(wanted);
  if (known || wanted.length < LEAST_MISTYPED) return known ?? typed;
  return SPORTS.find((sport) => isMistyped(wanted, plain(sport))) ?? typed;
}

/** Those that mean the same are one. */
export const canonicalSports = (sports: readonly string[]): string[] => [
  ...new Set(sports.map(canonicalSport)),
];

/** The sport that one typed word stands for: 'runner'. */
export const findSportByWord = (word: string): string | undefined => {
  const sport = SPORT_BY_KEY.get(word);
  return sport && plain(sport) !== word ? sport : undefined;
};

/** The sports of 'Climbing, yoga' or 'running and cycling', each in its known spelling and once. */
export function parseSports(typed: string): string[] {
  if (SPORT_BY_KEY.has(plain(typed))) return [canonicalSport(typed)];
  const sports = new Map<string, string>();
  for (const entry of typed.split(/[,;/]/).flatMap(splitKnownSports)) {
    const sport = canonicalSport(entry.trim());
    const key = plain(sport);
    if (key && !sports.has(key)) sports.set(key, sport);
  }
  return [...sports.values()];
}

/** 'Running and cycling' is two sports, 'Strength and conditioning' is one. */
function splitKnownSports(entry: string): string[] {
  const halves = entry.split(/ and | & /i);
  return halves.every((half) => SPORT_BY_KEY.has(plain(canonicalSport(half)))) ? halves : [entry];
}

/** Whether one letter is missing, too many, wrong or swapped with the next; the first is right. */
function isMistyped(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (typed[at] === meant[at] && at < meant.length) at++;
  const [left, right] = [typed.slice(at), meant.slice(at)];
  const swapped = `${left[1] ?? ""}${left[0] ?? ""}${left.slice(2)}`;
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    swapped === right
  );
}
