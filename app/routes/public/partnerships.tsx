import type { MetaFunction } from "@remix-run/cloudflare";
import { FieldLink } from "~/components/site/field-link";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { Card } from "~/components/ui/card";
import { pageMeta } from "~/features/site/site/page-meta";
import { PROMISES } from "~/features/site/site/promises";
import { paths } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.partnerships);

const KINDS = [
  {
    title: "One campaign",
    who: "For a launch, a race or a trial run",
    text: "One brief, a handful of athletes, and content approved and posted within weeks.",
  },
  {
    title: "A season",
    who: "For brands that want to be known for a sport",
    text: "The same athletes from the first training camp to the final, with a new brief for each stage.",
  },
  {
    title: "A roster",
    who: "For agencies and larger brands",
    text: "Many athletes across several sports at once. We'll help you write the briefs.",
  },
];

export default function Partnerships() {
  return (
    <>
      <FieldHead
        title="Partnerships"
        index="Work with an athlete once, for a season, or with a whole roster."
      >
        <FieldLink to={paths.contact}>Talk to us</FieldLink>
        <FieldLink to={paths.successStories} outline>
          Success stories
        </FieldLink>
      </FieldHead>
      <Section title="Three ways to work together">
        <ul className="grid gap-5 md:grid-cols-3">
          {KINDS.map(({ title, who, text }) => (
            <li key={title}>
              <Card className="h-full md:p-7">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 font-strong text-track">{who}</p>
                <p className="mt-3 text-soft">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What both sides can rely on">
        <ol className="border-b border-line">
          {PROMISES.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5 md:grid md:grid-cols-[20rem_1fr]">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 max-w-text text-soft md:mt-0">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Closing
        title="Bring us a brief, or half of one."
        index="Tell us who you want to reach. We'll reply within 24 hours."
      >
        <FieldLink to={paths.contact}>Schedule a demo</FieldLink>
        <FieldLink to={paths.demo.brand} outline>
          See it yourself
        </FieldLink>
      </Closing>
    </>
  );
}
