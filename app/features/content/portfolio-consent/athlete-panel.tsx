import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { paths } from "~/paths";
import type { Consent } from "./queries.server";
import { StepForm } from "./step-form";

/** The panel in which the athlete asks to show a posted content item in the portfolio, and sees the brand's answer. */
export const AthletePanel = ({ consent }: { consent: Consent }) => (
  <section aria-labelledby="portfolio">
    <h2 id="portfolio" className="mb-3 text-lg">
      Portfolio
    </h2>
    <Card className="flex flex-col items-start gap-4">
      <State consent={consent} />
    </Card>
  </section>
);

function State({ consent }: { consent: Consent }) {
  const { status, company } = consent;
  switch (status) {
    case "asked":
      return (
        <>
          <p>We've asked {company} if you can show this. You'll be notified when they answer.</p>
          <StepForm step="withdraw" variant="plain">
            Withdraw request
          </StepForm>
        </>
      );
    case "allowed":
      return <Allowed consent={consent} />;
    case "declined":
      return <p>{company} would rather not have this in your portfolio.</p>;
    default:
      return (
        <>
          <p>
            Show this on your profile and your public page. {company} has to agree, so we'll ask
            first.
          </p>
          <StepForm step="ask">Add to portfolio</StepForm>
        </>
      );
  }
}

function Allowed({ consent: { company, files, room } }: { consent: Consent }) {
  const others = files.filter(({ isShown }) => !isShown);
  return (
    <>
      <p>
        {company} is happy for you to show this.{" "}
        {others.length === 0 && (
          <>
            It's in your <Link to={paths.athlete.portfolio}>portfolio</Link>.
          </>
        )}
      </p>
      {others.length > 0 && room === 0 && (
        <p>
          Your portfolio is full. <Link to={paths.athlete.portfolio}>Remove an item</Link> to add
          another.
        </p>
      )}
      {others.length > 0 && room > 0 && (
        <ul className="flex w-full flex-col gap-3">
          {others.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="min-w-0 break-words">{name}</span>
              <StepForm step="add" file={id} variant="plain">
                Add to portfolio<span className="sr-only">: {name}</span>
              </StepForm>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
