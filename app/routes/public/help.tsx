import type { MetaFunction } from "@remix-run/cloudflare";
import { FieldLink } from "~/components/site/field-link";
import { Closing, CONTAINER } from "~/components/site/section";
import { TextLink } from "~/components/ui/link";
import { EngagementLimitsTable } from "~/features/profiles/athletes/engagement-limits-table";
import { AnomalyRules } from "~/features/profiles/audience/anomaly-rules";
import { FAQ, type Question } from "~/features/site/site/faq";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";

export const meta: MetaFunction = (args) =>
  pageMeta(args, paths.help, () => ({
    "@type": "FAQPage",
    mainEntity: FAQ.flatMap(({ questions }) => questions).map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }));

export default function Help() {
  return (
    <>
      <div className={`${CONTAINER} pt-10 md:pt-16`}>
        <h1 className="text-hero">Help Centre</h1>
        <p className="mt-4 max-w-text text-lg text-soft">
          Short answers to the questions we're asked most.
        </p>
        <nav aria-label="Topics" className="mt-6">
          <ul className="flex flex-wrap gap-2.5">
            {FAQ.map(({ id, topic }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-control px-4 text-sm font-strong no-underline hover:bg-leaf-wash"
                >
                  {topic}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={`${CONTAINER} pb-4`}>
        {/* The longest page: what is below the fold is laid out when it is scrolled to. */}
        {FAQ.map(({ id, topic, questions }) => (
          <section
            key={id}
            id={id}
            className="mt-10 [contain-intrinsic-height:auto_26rem] [content-visibility:auto] border-t border-line pt-8 md:grid md:grid-cols-[18rem_1fr] md:gap-8"
          >
            <h2 className="text-xl md:pt-3">
              <a href={`#${id}`} className="no-underline hover:underline">
                {topic}
              </a>
            </h2>
            <div className="mt-4 md:mt-0">
              {questions.map((question) => (
                <Answer key={question.id} {...question} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <Closing title="Still stuck?" index="Get in touch. We'll reply within 24 hours.">
        <FieldLink to={paths.contact}>Contact us</FieldLink>
        <FieldLink to={paths.demo.athlete} outline>
          Athlete demo
        </FieldLink>
      </Closing>
    </>
  );
}

/** The id stands inside, so that a link to the answer opens it. */
function Answer({ id, question, answer, link, isOpen }: Question) {
  return (
    <details open={isOpen} className="group border-b border-line last:border-0">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3">
        <h3 className="text-lg">{question}</h3>
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
          className="flex-none group-open:rotate-180"
        >
          <path d="M4 7 10 13 16 7" />
        </svg>
      </summary>
      <div id={id} className="max-w-text pb-5">
        <p>{answer}</p>
        {id === "engagement" && <EngagementLimitsTable />}
        {id === "unusual-figures" && <AnomalyRules />}
        <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
          {link && (
            <TextLink to={link.to} className="font-strong">
              {link.label}
            </TextLink>
          )}
          <a href={`#${id}`} className="inline-flex min-h-11 items-center text-soft">
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  );
}
