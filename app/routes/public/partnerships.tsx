import type { MetaFunction } from "@remix-run/cloudflare";
import { FieldLink } from "~/components/site/field-link";
import { Figures } from "~/components/site/figures";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { STORY_FIGURES } from "~/features/site/claims";
import { pageMeta } from "~/features/site/page-meta";
import { Testimonial } from "~/features/site/testimonial";

export const meta: MetaFunction = (args) => pageMeta(args, "/partnerships");

const KINDS = [
  {
    title: "One campaign",
    who: "For a launch, a race or a try-out",
    text: "One brief, a handful of athletes, content approved and posted within weeks.",
  },
  {
    title: "A season",
    who: "For brands that want to be known for a sport",
    text: "The same athletes from the first training camp to the final, with a new brief for each stage.",
  },
  {
    title: "A roster",
    who: "For agencies and larger brands",
    text: "Many athletes in several sports at once. We help with the briefs and look after the calendar with you.",
  },
];

const PROMISES = [
  {
    title: "Athletes keep their voice",
    text: "A brief says what must be shown and what must not. How it is said stays with the person who says it.",
  },
  {
    title: "Brands approve before it is public",
    text: "Nothing is posted under your campaign before you have approved it.",
  },
  {
    title: "Figures both sides can check",
    text: "Every figure says where it comes from and how old it is.",
  },
];

export default function Partnerships() {
  return (
    <>
      <FieldHead
        title="Partnerships"
        lead="A good partnership is two sides who would choose each other again. These are the ways to begin."
      >
        <FieldLink to="/contact">Talk to us</FieldLink>
        <FieldLink to="/success-stories" outline>
          Success stories
        </FieldLink>
      </FieldHead>
      <Section title="Three ways to work together">
        <ul className="grid gap-5 md:grid-cols-3">
          {KINDS.map(({ title, who, text }) => (
            <li key={title}>
              <Card className="h-full md:p-7">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 font-[650] text-track">{who}</p>
                <p className="mt-3 text-soft">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What both sides can count on">
        <ol className="border-b border-line">
          {PROMISES.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5 md:grid md:grid-cols-[20rem_1fr]">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 max-w-[38em] text-soft md:mt-0">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Northlight and two runners">
        <Testimonial />
        <div className="mt-5">
          <Figures items={STORY_FIGURES} />
        </div>
        <p className="mt-4">
          <TextLink to="/success-stories">Read the whole story</TextLink>
        </p>
      </Section>
      <Closing
        title="Bring us a brief, or half of one."
        lead="Tell us who you want to reach. We answer within 24 hours."
      >
        <FieldLink to="/contact">Schedule a demo</FieldLink>
        <FieldLink to="/demo/brand" outline>
          See it yourself
        </FieldLink>
      </Closing>
    </>
  );
}
