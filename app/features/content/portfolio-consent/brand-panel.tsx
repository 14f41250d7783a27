import { Card } from "~/components/ui/card";
import type { Consent } from "./queries.server";
import { StepForm } from "./step-form";

/** The panel in which the brand answers, and can change its answer later. */
export const BrandPanel = ({ consent }: { consent: Consent }) => (
  <section aria-labelledby="portfolio">
    <h2 id="portfolio" className="mb-3 text-lg">
      {consent.status === "asked" ? "Portfolio request" : "Portfolio"}
    </h2>
    <Card className="flex flex-col items-start gap-4">
      <State consent={consent} />
    </Card>
  </section>
);

function State({ consent: { status, athleteName } }: { consent: Consent }) {
  switch (status) {
    case "asked":
      return (
        <>
          <p>
            {athleteName} would like to show this in their portfolio, which anyone can see. You can
            change your mind later.
          </p>
          <div className="flex flex-wrap gap-3">
            <StepForm step="allow">Allow</StepForm>
            <StepForm step="decline" variant="plain">
              Decline
            </StepForm>
          </div>
        </>
      );
    case "allowed":
      return (
        <>
          <p>You're letting {athleteName} show this in their portfolio.</p>
          <StepForm step="take-back" variant="plain">
            Stop allowing this
          </StepForm>
        </>
      );
    default:
      return (
        <>
          <p>You'd rather not have this in {athleteName}'s portfolio.</p>
          <StepForm step="allow-after-all" variant="plain">
            Allow it after all
          </StepForm>
        </>
      );
  }
}
