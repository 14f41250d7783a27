import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { TextLink } from "~/components/ui/link";

/** One thing to do, in the middle of the page: sign in, choose a password, confirm an address. */
export function AuthPage({
  title,
  index,
  children,
}: {
  title: string;
  index?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-text px-5 py-8 md:px-20 md:py-14">
      <h1 className="text-title">{title}</h1>
      {index && <p className="mt-3 text-lg text-soft">{index}</p>}
      <div className="mt-7 flex flex-col gap-5">{children}</div>
    </div>
  );
}

/** What a form of such a page stands on. */
export const panel = "flex flex-col gap-5 rounded-card border border-line bg-card p-5 md:p-7";

/** The other way to go on, under the form. */
export function Aside({ question, to, label }: { question?: string; to: string; label: string }) {
  const Inline = question ? Link : TextLink;
  return (
    <p className="text-soft">
      {question}{" "}
      <Inline to={to} className="font-strong text-ink">
        {label}
      </Inline>
    </p>
  );
}
