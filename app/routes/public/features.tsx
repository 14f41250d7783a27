import type { MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { FieldLink } from "~/components/site/field-link";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { SideSwitch } from "~/components/site/side-switch";
import { JOURNEYS, WHY_IT_WORKS } from "~/features/site/site/journeys";
import { MoneySteps } from "~/features/site/site/money-steps";
import { pageMeta } from "~/features/site/site/page-meta";
import { Pipeline } from "~/features/site/site/pipeline";
import { paths, withQuery } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.features);

const ROLES = [
  { role: "brand", label: "I'm a Brand" },
  { role: "athlete", label: "I'm an Athlete" },
] as const;

const LEAVES = "group-has-[[data-other]:is(:hover,:focus-visible)]:hidden";
const COMES = "hidden group-has-[[data-other]:is(:hover,:focus-visible)]:block";

export default function Features() {
  const [search] = useSearchParams();
  const current = search.get("role") === "athlete" ? "athlete" : "brand";
  return (
    <>
      <FieldHead
        title="How It Works"
        index="From first brief to final post, both sides always know where things stand."
      >
        <FieldLink to={paths.demo[current]}>Take the tour</FieldLink>
      </FieldHead>
      <Section id="journey" title="Five steps, whichever side you're on">
        {/* The other side's steps show while the pointer or the focus is on its name: no script, and a link without. */}
        <div className="group">
          <div className="mb-7">
            <SideSwitch
              label="Choose a journey"
              choices={ROLES.map(({ role, label }) => ({
                to: `?role=${role}#journey`,
                label,
                isChosen: role === current,
              }))}
            />
          </div>
          {ROLES.map(({ role }) => (
            <div key={role} className={role === current ? LEAVES : COMES}>
              <LaneSteps steps={JOURNEYS[role]} tone={role} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="How the money works">
        <MoneySteps />
      </Section>
      <Section
        title="From phone to post"
        index="Content goes through these stages, and you can always see which one it's at. Polishing is optional."
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
      <Closing title="Take your lane." index="Join free and get started today.">
        <FieldLink to={withQuery(paths.signUp, { type: current })}>Get Started</FieldLink>
        <FieldLink to={paths.pricing} outline>
          See pricing
        </FieldLink>
      </Closing>
    </>
  );
}

interface LaneStep {
  title: string;
  text: string;
}

/** On wide screens each lane is indented a little more, like a staggered start. */
const STAGGER = ["", "lg:ml-[4%]", "lg:ml-[8%]", "lg:ml-[12%]", "lg:ml-[16%]"] as const;

/** Numbered steps as the lanes of a track. */
function LaneSteps({ steps, tone }: { steps: LaneStep[]; tone: "athlete" | "brand" }) {
  const ground = tone === "brand" ? "bg-track text-on-track" : "bg-leaf text-on-leaf";
  return (
    <ol className="border-b border-line">
      {steps.map(({ title, text }, i) => (
        <li key={title} className="border-t border-line">
          <div className={`flex gap-4 py-5 md:gap-6 md:py-6 ${STAGGER[i] ?? ""}`}>
            <span
              aria-hidden="true"
              className={`figure grid h-12 w-9 flex-none place-items-center rounded-control text-xl md:w-16 ${ground}`}
            >
              {i + 1}
            </span>
            <div className="md:flex md:flex-1 md:gap-6">
              <h3 className="text-lg md:w-56 md:flex-none md:pt-2.5">{title}</h3>
              <p className="mt-1.5 max-w-text text-soft md:mt-2">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
