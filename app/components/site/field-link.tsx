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
  const variant = outline
    ? "border-chalk/60 hover:bg-chalk/10"
    : "border-transparent bg-chalk text-field hover:lit-95";
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 items-center rounded-control border px-5 font-[650] whitespace-nowrap no-underline focus-visible:outline-chalk ${variant}`}
    >
      {children}
    </Link>
  );
}
