import { type ComponentProps, forwardRef } from "react";

/** Chooses files, with a button in our style. */
export const FileInput = forwardRef<HTMLInputElement, Omit<ComponentProps<"input">, "ref">>(
  (props, ref) => (
    <input
      ref={ref}
      type="file"
      name="file"
      className="max-w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-control file:bg-transparent file:px-4 file:font-[650] file:text-ink"
      {...props}
    />
  ),
);
