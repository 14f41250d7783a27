export interface Sport {
  sport: string;
  themes: string[];
}

const COMMON = [
  "Race days",
  "Match days",
  "Training diaries",
  "Nutrition",
  "Recovery",
  "Kit tests",
  "Travel",
  "Mental game",
  "Behind the scenes",
  "Coaching",
];

const sport = (name: string, own: string): Sport => ({
  sport: name,
  themes: [...own.split(", "), ...COMMON],
});

/** Forty sports with what their athletes post about, those with many athletes first. */
export const SPORTS: Sport[] = [
  sport("Running", "Trail runs, Shoe tests, Winter miles"),
  sport("Football", "Skills, Grassroots, Boots"),
  sport("Fitness", "Strength, Home workouts, Meal prep"),
  sport("Cycling", "Gravel rides, Bike set-up, Bikepacking"),
  sport("Yoga", "Morning routines, Mobility, Retreats"),
  sport("Swimming", "Open water, Technique, Cold dips"),
  sport("Basketball", "Skills, Street games, Shoe tests"),
  sport("Climbing", "Bouldering, Sport routes, Gear care"),
  sport("Tennis", "Drills, Racket tests, Tour life"),
  sport("Golf", "Course visits, Short game, Club fitting"),
  sport("Triathlon", "Brick sessions, Transition tips, Winter miles"),
  sport("Rugby", "Grassroots, Strength, Tour life"),
  sport("Athletics", "Track sessions, Technique, Strength"),
  sport("Boxing", "Sparring, Strength, Footwork"),
  sport("Surfing", "Cold water, Surf travel, Ocean care"),
  sport("Gymnastics", "Mobility, Skills, Strength"),
  sport("Skiing", "Backcountry, Off season, Gear care"),
  sport("Cricket", "Drills, Grassroots, Tour life"),
  sport("Hockey", "Drills, Skills, Grassroots"),
  sport("Rowing", "On the water, Erg sessions, Crew life"),
  sport("Skateboarding", "Street spots, Skills, Board repair"),
  sport("Netball", "Drills, Grassroots, Footwork"),
  sport("Volleyball", "Beach season, Drills, Skills"),
  sport("Badminton", "Racket tests, Footwork, Drills"),
  sport("Snowboarding", "Backcountry, Off season, Board repair"),
  sport("Judo", "Sparring, Technique, Mobility"),
  sport("Karate", "Sparring, Technique, Morning routines"),
  sport("Weightlifting", "Strength, Technique, Meal prep"),
  sport("Table Tennis", "Racket tests, Drills, Footwork"),
  sport("Equestrian", "Stable life, Show days, Young horses"),
  sport("Handball", "Drills, Skills, Tour life"),
  sport("Sailing", "On the water, Crew life, Ocean care"),
  sport("Fencing", "Footwork, Technique, Tour life"),
  sport("Canoeing", "On the water, Cold water, Technique"),
  sport("Squash", "Racket tests, Footwork, Drills"),
  sport("Diving", "Technique, Mobility, Pool sessions"),
  sport("Orienteering", "Trail runs, Map reading, Winter miles"),
  sport("Archery", "Technique, Gear care, Morning routines"),
  sport("Biathlon", "Off season, Technique, Winter miles"),
  sport("Curling", "Crew life, Technique, Off season"),
];

export const OPENERS = [
  "I plan, film and cut everything myself, from the first warm-up to the last cup of tea.",
  "Competing since school, coaching since last year, and honest about both.",
  "Early sessions, long weekends and the days in between that nobody claps for.",
  "Back from injury and showing each step of it, the dull ones too.",
  "Day job, two children and a training plan that has to fit around them.",
  "National squad, small town, big plans.",
  "I show the wet half of the season as well as the podium.",
];

export const CLOSERS = [
  "I only promote what I would lend to a friend.",
  "My audience asks good questions and I answer them.",
  "Happy to test for a few weeks before I post.",
  "Most of my followers train three times a week or more.",
];
