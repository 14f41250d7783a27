import { Link } from "@remix-run/react";

/** A button-like link on the dark hero background, the same in both themes. */
export function FieldLink({
  to,
  outline,
  children,
}: {
  to: string;
  outline?: boolean;
  children: string;
}) {
  const variant = outline ? OUTLINE : "border-transparent bg-chalk text-field hover:lit-95";
  return (
    <Link to={to} className={`${SHAPE} ${variant}`}>
      {children}
    </Link>
  );
}

const SHAPE =
  "inline-flex min-h-11 cursor-pointer items-center rounded-control border px-5 font-strong whitespace-nowrap no-underline focus-visible:outline-chalk";
const OUTLINE = "border-chalk/60 hover:bg-chalk/10";

/** Classes of a button in the same place. */
export const FIELD_BUTTON = `${SHAPE} ${OUTLINE}`;
