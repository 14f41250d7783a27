import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useSearchParams } from "@remix-run/react";
import { FieldLink } from "~/components/site/field-link";
import { LaneSteps } from "~/components/site/lane-steps";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { JOURNEYS, WHY_IT_WORKS } from "~/features/site/journeys";
import { pageMeta } from "~/features/site/page-meta";
import { Pipeline } from "~/features/site/pipeline";

export const meta: MetaFunction = (args) => pageMeta(args, "/features");

const ROLES = [
  { role: "brand", label: "I'm a Brand" },
  { role: "athlete", label: "I'm an Athlete" },
] as const;

export default function Features() {
  const [search] = useSearchParams();
  const current = search.get("role") === "athlete" ? "athlete" : "brand";
  return (
    <>
      <FieldHead
        title="How It Works"
        lead="Two people who have never met agree on work, do it, and both know where it stands at every step."
      >
        <FieldLink to={`/demo/${current}`}>See the screens</FieldLink>
      </FieldHead>
      <Section
        id="journey"
        title={current === "brand" ? "The brand's five steps" : "The athlete's five steps"}
      >
        <nav
          aria-label="Whose journey"
          className="mb-7 inline-flex rounded-control border border-control p-1"
        >
          {ROLES.map(({ role, label }) => (
            <Link
              key={role}
              to={`?role=${role}#journey`}
              aria-current={role === current ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-[5px] px-3 font-[650] whitespace-nowrap text-soft no-underline hover:text-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper"
            >
              {label}
            </Link>
          ))}
        </nav>
        <LaneSteps steps={JOURNEYS[current]} tone={current} />
      </Section>
      <Section
        title="From phone to post"
        lead="Every piece of content runs the same five stages, and always shows which one it is in."
      >
        <Pipeline />
      </Section>
      <Section title="Why it works">
        <ul className="grid gap-x-10 md:grid-cols-2">
          {WHY_IT_WORKS.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Closing
        title="Take your lane."
        lead="Join free, and send or receive your first invitation today."
      >
        <FieldLink to={`/signup?type=${current}`}>Get Started</FieldLink>
        <FieldLink to="/pricing" outline>
          See pricing
        </FieldLink>
      </Closing>
    </>
  );
}
