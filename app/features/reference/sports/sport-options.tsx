import { SPORTS } from "./known-sports";

/** Suggestions of sports for inputs whose `list` is this id. Any other sport may be typed. */
export const SportOptions = ({ id }: { id: string }) => (
  <datalist id={id}>
    {SPORTS.map((sport) => (
      <option key={sport} value={sport} />
    ))}
  </datalist>
);
