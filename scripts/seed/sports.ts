/** What athletes of a sport post about and say of themselves. */
export interface SportText {
  sport: string;
  themes: string[];
  openers: string[];
}

export const SPORT_TEXTS: SportText[] = [
  {
    sport: "Running",
    themes: ["Trail runs", "Race days", "Training diaries", "Shoe tests", "Winter miles"],
    openers: [
      "I run long, and slowly enough to talk to the camera. Two marathons under 2:50 and one fall into a river.",
      "Club runner turned coach. My week is five runs, one long lunch and a hallway full of kit.",
      "Fell runner, early riser. I show the soggy bits of a race as well as the finish line.",
    ],
  },
  {
    sport: "Cycling",
    themes: ["Gravel rides", "Bike set-up", "Commuting", "Bikepacking", "Race days"],
    openers: [
      "Gravel, mostly. I ride to places with no signal and come back with too many photos.",
      "Former track sprinter, now a tourer with a coffee habit. I mend what I break on camera.",
    ],
  },
  {
    sport: "Football",
    themes: ["Match days", "Skills", "Recovery", "Grassroots", "Boots"],
    openers: [
      "Full-back for a second-division side. I coach the under-nines on Saturdays.",
      "Freestyler since school. I teach one trick a week, slowly enough to follow.",
    ],
  },
  {
    sport: "Swimming",
    themes: ["Open water", "Technique", "Cold dips", "Race days", "Pool sessions"],
    openers: [
      "Open-water swimmer. Two Channel relays, and my local lake every morning it's above four degrees.",
      "National-level backstroker. I make technique videos my own coach agrees with.",
    ],
  },
  {
    sport: "Climbing",
    themes: ["Bouldering", "Sport routes", "Indoor training", "Mountain days", "Gear care"],
    openers: [
      "I climb sandstone at weekends and set routes during the week. Falling off is half the show.",
      "Alpinist with a day job. Long days out, honest packing lists, and no summit selfies without the walk-in.",
    ],
  },
  {
    sport: "Tennis",
    themes: ["Clay season", "Drills", "Racket tests", "Tour life", "Match days"],
    openers: [
      "Doubles on the lower tour. I film the trains, the practice courts and the odd win.",
      "Coach and player. Ten-minute drills for people with one court and one friend.",
    ],
  },
  {
    sport: "Golf",
    themes: ["Course visits", "Short game", "Club fitting", "Mental game", "Links golf"],
    openers: [
      "Scratch player who still three-putts. I review courses that let visitors in.",
      "Teaching professional. Short-game lessons, filmed in the wind, because there is always wind.",
    ],
  },
  {
    sport: "Yoga",
    themes: ["Morning routines", "Mobility", "Breath work", "Retreats", "Yoga for athletes"],
    openers: [
      "I teach yoga to people who say they can't touch their toes. Fifteen minutes, no candles.",
      "Teacher and former gymnast. Mobility first, poses second.",
    ],
  },
  {
    sport: "Fitness",
    themes: ["Strength", "Home workouts", "Meal prep", "Recovery", "Kit tests"],
    openers: [
      "Strength coach. I lift in a garage and explain why every set is there.",
      "Personal trainer for busy people: three sessions a week, no machines needed.",
    ],
  },
  {
    sport: "Rowing",
    themes: ["On the water", "Erg sessions", "Crew life", "Race days", "Nutrition"],
    openers: [
      "Bow seat of a coxless four. Up at five, on the river at six, at work by nine.",
      "Coastal rower. Salt, blisters and a very good breakfast afterwards.",
    ],
  },
  {
    sport: "Triathlon",
    themes: ["Brick sessions", "Race days", "Transition tips", "Winter miles", "Nutrition"],
    openers: [
      "Long-course triathlete with two children. My training fits around school runs, and yours can too.",
      "Draft-legal racer. I break down swims, bikes, runs and the things I forgot in transition.",
    ],
  },
  {
    sport: "Surfing",
    themes: ["Cold water", "Board repair", "Surf travel", "Beginners", "Ocean care"],
    openers: [
      "Cold-water surfer. Six-millimetre wetsuit, four-foot days and the drive in between.",
      "Longboarder and shaper. I film slowly, because longboarding is slow.",
    ],
  },
];

export const CLOSERS = [
  "I only promote things I'd lend a friend.",
  "My audience asks good questions and I answer them.",
  "Happy to test for a few weeks before I post.",
  "I plan, film and edit everything myself.",
  "Most of my followers train three times a week or more.",
];
