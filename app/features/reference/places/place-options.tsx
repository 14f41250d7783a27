import { useEffect, useState } from "react";

/** Suggestions of places for inputs whose `list` is this id: they follow what is typed, so they need scripts. Any place may be typed. */
export function PlaceOptions({ id }: { id: string }) {
  const [options, setOptions] = useState<string[]>([]);
  useEffect(() => {
    const inputs = document.querySelectorAll<HTMLInputElement>(`input[list="${id}"]`);
    let stop = () => {};
    const start = async () => {
      const { followTyping } = await import("./follow-typing");
      stop = followTyping(inputs, setOptions);
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
