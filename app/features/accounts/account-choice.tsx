import { Link } from "@remix-run/react";
import { brand } from "~/brand";
import { Aside, AuthPage } from "./auth-page";

const CHOICES = [
  {
    type: "athlete",
    label: "I'm an Athlete",
    text: "Show what you are worth, say yes to the work you want, get it approved and posted. Free.",
    look: "border-leaf bg-leaf-wash",
    mark: "text-leaf",
  },
  {
    type: "brand",
    label: "I'm a Brand",
    text: "Write the brief once, meet ten athletes it suits and read why, review what they make.",
    look: "border-track bg-track-wash",
    mark: "text-track",
  },
] as const;

/** The first step of signing up. Each choice is an address of its own. */
export function AccountChoice() {
  return (
    <AuthPage title={`Join ${brand.name}`} lead="Which side of the agreement are you on?">
      <ul className="flex flex-col gap-4">
        {CHOICES.map(({ type, label, text, look, mark }) => (
          <li key={type}>
            <Link
              to={`?type=${type}`}
              className={`flex items-center gap-4 rounded-card border-2 p-5 no-underline hover:lit-97 md:p-6 ${look}`}
            >
              <span className="flex-1">
                <span className="block font-display text-xl font-extrabold tracking-tight">
                  {label}
                </span>
                <span className="mt-1 block">{text}</span>
              </span>
              <svg
                width="24"
                height="24"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                aria-hidden="true"
                className={`flex-none ${mark}`}
              >
                <path d="M5 12h14M13 6l6 6-6 6" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
      <Aside question="Have an account already?" to="/login" label="Sign in" />
    </AuthPage>
  );
}
