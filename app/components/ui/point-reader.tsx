import { useId } from "react";

/**
 * Lets a chart's figures be read one x at a time, in a line above it: by touch, or as one tab stop with the arrow keys.
 * Native radios in equal columns, so it works without scripts; the last one is chosen at first.
 */
export function PointReader({ reads }: { reads: readonly string[] }) {
  const name = useId();
  return (
    <fieldset className="absolute inset-0">
      <legend className="sr-only">Figures, one by one</legend>
      <div className="flex h-full">
        {reads.map((read, i) => (
          <label key={read} className="flex h-full min-w-0 flex-1 cursor-pointer justify-center">
            <input
              type="radio"
              name={name}
              value={i}
              aria-label={read}
              defaultChecked={i === reads.length - 1}
              className="peer sr-only"
            />
            <span className="h-full border-l border-transparent outline-offset-4 peer-checked:border-control peer-focus-visible:outline-3 peer-focus-visible:outline-leaf" />
            <span className="absolute inset-x-0 bottom-full hidden text-sm text-ink peer-checked:block">
              {read}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
