import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { product } from "~/product";
import { Aside, AuthPage } from "./auth-page";

const CHOICES = [
  {
    type: "athlete",
    label: "I'm an Athlete",
    text: "Show what you're worth, choose the work you want, get it approved and posted. Free.",
    variant: "border-leaf bg-leaf-wash",
    mark: "text-leaf",
  },
  {
    type: "brand",
    label: "I'm a Brand",
    text: "Write one brief, meet up to ten athletes who fit, and review what they create.",
    variant: "border-track bg-track-wash",
    mark: "text-track",
  },
] as const;

/** The first step of signing up. Each choice is an address of its own. */
export function AccountChoice() {
  return (
    <AuthPage title={`Join ${product.name}`} index="Are you joining as an athlete or a brand?">
      <ul className="flex flex-col gap-4">
        {CHOICES.map(({ type, label, text, variant, mark }) => (
          <li key={type}>
            <Link
              to={paths.signUpAs[type]}
              className={`flex items-center gap-4 rounded-card border-2 p-5 no-underline hover:lit-97 md:p-6 ${variant}`}
            >
              <span className="flex-1">
                <span className="block text-xl font-heavy tracking-tight">{label}</span>
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
      <Aside question="Already have an account?" to={paths.login} label="Sign in" />
    </AuthPage>
  );
}
