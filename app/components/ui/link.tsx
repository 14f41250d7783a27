import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { Arrow } from "./arrow";

const LINK_CLASS =
  "inline-flex min-h-11 items-center gap-1.5 underline hover:decoration-2 md:min-h-8";

/** A standalone link. Within a sentence use a plain `<Link>`. */
export function TextLink({ className = "", ...props }: LinkProps) {
  return <Link className={`${LINK_CLASS} ${className}`} {...props} />;
}

/** The way back above the title of a page. */
export const BackLink = ({ children, ...props }: LinkProps) => (
  <TextLink {...props} className="mb-3 text-sm print:hidden">
    <Arrow to="left" />
    {children}
  </TextLink>
);

/**
 * An external link in a new tab. `theirs`: a user typed the URL, so it gets rel=nofollow ugc. `inline`: it stands
 * within a sentence.
 */
export function ExternalLink({
  href,
  theirs = false,
  inline = false,
  children,
}: {
  href: string;
  theirs?: boolean;
  inline?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel={`noopener noreferrer${theirs ? " nofollow ugc" : ""}`}
      className={`${inline ? "" : "inline-block max-w-full py-2.5 md:py-1"} hover:decoration-2`}
    >
      {children}
      {"\u2060"}
      <svg
        width="12"
        height="12"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
        className="ml-1 inline"
      >
        <path d="M3 9 10 2M4.5 2H10v5.5" />
      </svg>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
