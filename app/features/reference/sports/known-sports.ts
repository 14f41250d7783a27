/** Known sports, suggested where one is typed; any other may be typed. One spelling each keeps search and matching consistent. */
export const SPORTS = [
  ...["American football", "Archery", "Athletics", "Badminton", "Baseball", "Basketball"],
  ...["Boxing", "Canoeing", "Climbing", "Cricket", "CrossFit", "Curling", "Cycling", "Dance"],
  ...["Diving", "Equestrian", "Fencing", "Fitness", "Football", "Golf", "Gymnastics"],
  ...["Handball", "Hiking", "Hockey", "Hurling", "Ice hockey", "Ice skating", "Judo", "Karate"],
  ...["Kayaking", "Martial arts", "Motorsport", "Netball", "Orienteering", "Padel", "Rowing"],
  ...["Rugby", "Running", "Sailing", "Skateboarding", "Skiing", "Snowboarding", "Squash"],
  ...["Surfing", "Swimming", "Table Tennis", "Taekwondo", "Tennis", "Trail running"],
  ...["Triathlon", "Volleyball", "Weightlifting", "Wheelchair basketball", "Yoga"],
];
