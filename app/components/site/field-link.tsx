import { Link } from "@remix-run/react";

/** A button-like link on the night field, which looks the same in both themes. */
export function FieldLink({
  to,
  outline,
  children,
}: {
  to: string;
  outline?: boolean;
  children: string;
}) {
  const look = outline
    ? "border-chalk/60 hover:bg-chalk/10"
    : "border-transparent bg-chalk text-field hover:lit-95";
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 items-center rounded-control border px-5 font-[650] whitespace-nowrap no-underline focus-visible:outline-chalk ${look}`}
    >
      {children}
    </Link>
  );
}
