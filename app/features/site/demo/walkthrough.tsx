import { Link, useSearchParams } from "@remix-run/react";
import { CONTAINER, Section } from "~/components/site/section";
import { ButtonLink } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { useHasAccount } from "~/features/identity/accounts/use-has-account";
import { paths, withQuery } from "~/paths";
import { MoneySteps } from "../site/money-steps";
import { ProductPicture } from "../site/product-picture";
import { TOURS } from "./tours";

/** The step an address names, from 1; anything else is the first. */
function parseStep(search: URLSearchParams, steps: readonly unknown[]): number {
  const step = Number(search.get("step") ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= steps.length ? step : 1;
}

/** Screens one after the other; every step has an address, so going back and forth is links. */
export function Walkthrough({ audience }: { audience: "athlete" | "brand" }) {
  const steps = TOURS[audience];
  const [search] = useSearchParams();
  const current = parseStep(search, steps);
  const step = steps[current - 1] ?? steps[0];
  const last = current === steps.length;
  return (
    <>
      <div className={`${CONTAINER} py-8 md:py-12`}>
        <h1 className="text-title">A tour for {audience}s</h1>
        <nav aria-label="Steps" className="mt-5">
          {/* The number of columns is said, so that none gives way to one still coming. */}
          <ol
            className={`grid gap-1.5 lg:gap-3 ${steps.length === 6 ? "grid-cols-6" : "grid-cols-5"}`}
          >
            {steps.map(({ title: name }, i) => (
              <li key={name}>
                <Link
                  to={`?step=${i + 1}`}
                  aria-current={i + 1 === current ? "step" : undefined}
                  className="group flex min-h-11 items-center no-underline lg:block"
                >
                  <span
                    className={`block h-1.5 w-full rounded-full ${i < current ? "bg-leaf" : "bg-line group-hover:bg-control"}`}
                  />
                  <span className="text-sm text-soft group-aria-[current=step]:font-strong group-aria-[current=step]:text-ink max-lg:sr-only lg:mt-2 lg:block">
                    {i + 1}. {name}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-6 grid items-start gap-7 lg:mt-10 lg:grid-cols-[22rem_1fr] lg:gap-14">
          <div className="lg:sticky lg:top-8">
            <p className="text-sm text-soft">
              Step {current} of {steps.length}
            </p>
            <h2 className="mt-2 text-xl">{step.title}</h2>
            <p className="mt-3 text-lg text-soft">{step.text}</p>
            <div className="mt-6 flex flex-wrap items-center gap-3">
              {current > 1 && (
                <ButtonLink to={`?step=${current - 1}`} variant="plain" rel="prev">
                  Back
                </ButtonLink>
              )}
              {!last && (
                <ButtonLink to={`?step=${current + 1}`} rel="next">
                  Next
                </ButtonLink>
              )}
            </div>
            {last && <NextSteps audience={audience} />}
          </div>
          <figure className="w-full max-w-text md:pr-28">
            <ProductPicture key={step.name} name={step.name} alt={step.alt} isFirst />
            <figcaption className="mt-3 text-sm text-soft">
              This screen, with sample data.
            </figcaption>
          </figure>
        </div>
      </div>
      <Section title="How the money works">
        <MoneySteps />
      </Section>
    </>
  );
}

/** What to do after the last step. */
function NextSteps({ audience }: { audience: "athlete" | "brand" }) {
  const hasAccount = useHasAccount();
  const [title, other] =
    audience === "brand" ? ["Brand", "athlete" as const] : ["Athlete", "brand" as const];
  return (
    <div className="mt-6 flex flex-col items-start gap-2">
      {hasAccount ? (
        <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
      ) : (
        <ButtonLink to={withQuery(paths.signUp, { type: audience })}>Join as {title}</ButtonLink>
      )}
      {audience === "brand" && <TextLink to={paths.athletes}>Look at athletes</TextLink>}
      <TextLink to={paths.demo[other]}>See the {other} demo</TextLink>
    </div>
  );
}
