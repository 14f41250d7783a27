import { useEffect, useState } from "react";

/** Suggested until something is typed, and all there is without scripts. Any other place may be typed. */
const LARGEST = [
  "London",
  "Birmingham",
  "Manchester",
  "Leeds",
  "Glasgow, Scotland",
  "Liverpool",
  "Sheffield",
  "Bristol",
  "Edinburgh, Scotland",
  "Leicester",
  "Nottingham",
  "Newcastle upon Tyne",
  "Cardiff, Wales",
  "Belfast, Northern Ireland",
  "Brighton",
  "Southampton",
  "Plymouth",
  "Aberdeen, Scotland",
  "Swansea, Wales",
  "Dublin, Ireland",
  "England",
  "Scotland",
  "Wales",
  "Northern Ireland",
  "Ireland",
];

/** Suggestions of places for inputs whose `list` is this id. With scripts they follow what is typed. */
export function PlaceOptions({ id }: { id: string }) {
  const [options, setOptions] = useState(LARGEST);
  useEffect(() => {
    const inputs = document.querySelectorAll<HTMLInputElement>(`input[list="${id}"]`);
    let stop = () => {};
    const start = async () => {
      const { followTyping } = await import("./follow-typing");
      stop = followTyping(inputs, (found) => setOptions(found ?? LARGEST));
    };
    for (const input of inputs) input.addEventListener("focus", start, { once: true });
    return () => stop();
  }, [id]);
  return (
    <datalist id={id}>
      {options.map((place) => (
        <option key={place} value={place} />
      ))}
    </datalist>
  );
}
