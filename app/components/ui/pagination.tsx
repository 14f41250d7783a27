import { Link } from "@remix-run/react";
import { Arrow } from "./arrow";
import { buttonClass } from "./button";

const variant = buttonClass({ variant: "plain", size: "sm" });

/** Previous and next links. A missing link marks the end of the list and stays visible as disabled. */
export function Pagination({
  label,
  previous,
  next,
  status,
  form,
}: {
  /** The accessible name: 'Pages of athletes'. */
  label: string;
  previous: string | null;
  next: string | null;
  /** The position: '25 to 48 of 1,204'. */
  status?: string;
  /** A form whose fields must not be lost: without scripts the steps send it, as `to`. */
  form?: string;
}) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <Step to={previous} rel="prev" label="Previous" form={form} />
      {status && (
        <p className="text-sm text-soft tabular-nums max-sm:order-first max-sm:w-full">{status}</p>
      )}
      <Step to={next} rel="next" label="Next" form={form} />
    </nav>
  );
}

/** Previous and next of a list whose pages have numbers, from 1. */
export const NumberedPages = ({
  label,
  number,
  pages,
  to,
}: {
  label: string;
  number: number;
  pages: number;
  to: (number: number) => string;
}) => (
  <Pagination
    label={label}
    previous={number > 1 ? to(number - 1) : null}
    next={number < pages ? to(number + 1) : null}
    status={`Page ${number} of ${pages}`}
  />
);

function Step({
  to,
  rel,
  label,
  form,
}: {
  to: string | null;
  rel: "prev" | "next";
  label: string;
  form: string | undefined;
}) {
  const text = (
    <>
      {rel === "prev" && <Arrow to="left" />}
      {label}
      {rel === "next" && <Arrow to="right" />}
    </>
  );
  if (to)
    return (
      <>
        <Link to={to} rel={rel} className={`${variant} ${form ? "noscript:hidden" : ""}`}>
          {text}
        </Link>
        {form && (
          <button
            type="submit"
            form={form}
            name="to"
            value={to}
            className={`${variant} not-noscript:hidden`}
          >
            {text}
          </button>
        )}
      </>
    );
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a disabled link has no target
    // biome-ignore lint/a11y/useSemanticElements: screen readers do not announce an `<a>` without href as a link
    <span role="link" aria-disabled="true" className={`${variant} cursor-not-allowed`}>
      {text}
    </span>
  );
}
