import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import { FieldLink } from "~/components/site/field-link";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { organization, pageMeta } from "~/features/site/page-meta";

export const meta: MetaFunction = (args) => pageMeta(args, "/about", organization);

const VALUES = [
  {
    name: "Data-Driven",
    text: "A match rests on figures with a source and an age. Where we have no figure, we say so.",
  },
  {
    name: "Transparent",
    text: "Every score shows its parts, every recommendation its reasons, every price its whole sum.",
  },
  {
    name: "Empowering",
    text: "A fell runner with eight thousand followers gets the same fair look as a champion.",
  },
  {
    name: "Innovative",
    text: "We try new ways when they save people time, and drop them when they do not.",
  },
];

export default function About() {
  return (
    <>
      <FieldHead
        title="About Us"
        lead="Our mission: good work between athletes and brands, on terms both would show to a friend."
      />
      <Section title="What we hold ourselves to">
        <dl className="grid gap-x-10 md:grid-cols-2">
          {VALUES.map(({ name, text }) => (
            <div key={name} className="border-t border-line py-5">
              <dt className="font-display text-xl font-extrabold tracking-tight">{name}</dt>
              <dd className="mt-1.5 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Our story">
        <div className="grid gap-5 text-lg md:grid-cols-2 md:gap-10">
          <p>
            Sponsorship used to run on who knew whom. A brand asked an agency, the agency asked the
            three athletes it always asked, and everyone else trained in silence. What was agreed
            lived in mail threads, and nobody was sure whose turn it was.
          </p>
          <p>
            {brand.name} began with a simple list: what does a brand need to know before it says
            yes, and what does an athlete? The two lists turned out to be almost the same. So we put
            both sides in front of one page: the brief, the figures, the terms, the content, and who
            must act next.
          </p>
        </div>
      </Section>
      <Closing title="Come and see." lead="Join free, or ask us anything. A person answers.">
        <FieldLink to="/signup">Get Started</FieldLink>
        <FieldLink to="/contact" outline>
          Contact us
        </FieldLink>
      </Closing>
    </>
  );
}
