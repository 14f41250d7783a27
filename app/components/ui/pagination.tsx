import { Link } from "@remix-run/react";
import { buttonClass } from "./button";

const look = buttonClass({ look: "plain", size: "sm" });

/** Back and forth through a long list. A missing address is an end: it stays in its place and says so. */
export function Pagination({
  label,
  previous,
  next,
  status,
}: {
  /** What is paged: 'Pages of athletes'. */
  label: string;
  previous: string | null;
  next: string | null;
  /** Where one is: '25 to 48 of 1,204'. */
  status?: string;
}) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <Step to={previous} rel="prev" label="Previous" />
      {status && (
        <p className="text-sm text-soft tabular-nums max-sm:order-first max-sm:w-full">{status}</p>
      )}
      <Step to={next} rel="next" label="Next" />
    </nav>
  );
}

function Step({ to, rel, label }: { to: string | null; rel: "prev" | "next"; label: string }) {
  const text = (
    <>
      {rel === "prev" && <span aria-hidden="true">←</span>}
      {label}
      {rel === "next" && <span aria-hidden="true">→</span>}
    </>
  );
  if (to)
    return (
      <Link to={to} rel={rel} className={look}>
        {text}
      </Link>
    );
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the end of the list leads nowhere
    // biome-ignore lint/a11y/useSemanticElements: an `<a>` without an address is no link to readers
    <span role="link" aria-disabled="true" className={`${look} cursor-not-allowed`}>
      {text}
    </span>
  );
}
