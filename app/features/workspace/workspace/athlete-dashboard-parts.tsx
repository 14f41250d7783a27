import { Form } from "@remix-run/react";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Checklist, type Step } from "~/components/ui/checklist";
import { confirmSteps, FirstSteps, HideSteps } from "~/features/profiles/first-steps/first-steps";
import type { FirstStepsState } from "~/features/profiles/first-steps/steps.server";
import { paths } from "~/paths";
import type { AthleteDashboard } from "./athlete-dashboard.server";

/** An athlete's first steps: what the profile needs, then the others. Nothing once all are done or hidden. */
export function AthleteSteps({
  state: { isHidden, hasPicture },
  progress,
  unconfirmedEmail,
}: {
  state: FirstStepsState;
  progress: AthleteDashboard["progress"];
  unconfirmedEmail: string | null;
}) {
  if (isHidden) return null;
  const first = confirmSteps(unconfirmedEmail);
  const others: Step[] = [{ label: "Add a photo", to: paths.athlete.profile, done: hasPicture }];
  if (progress.percent < 100)
    return <ProfileProgress {...progress} first={first} others={others} />;
  const profile = { label: "Complete your profile", to: paths.athlete.profile, done: true };
  return <FirstSteps steps={[...first, profile, ...others]} />;
}

/** How complete the profile is and what to add, with the other steps that are left. */
function ProfileProgress({
  percent,
  fields,
  first,
  others,
}: AthleteDashboard["progress"] & Record<"first" | "others", Step[]>) {
  const steps = fields.map(({ called, field, done }) => ({
    label: `Add ${called}`,
    to: `${paths.athlete.profile}#profile-${field}`,
    done,
  }));
  const next = steps.find(({ done }) => !done);
  return (
    <Checklist
      title="Profile complete"
      percent={percent}
      steps={[...first, ...steps, ...others]}
      action={
        <div className="flex flex-wrap gap-2.5">
          {next && (
            <ButtonLink to={next.to} size="sm">
              Complete Your Profile
            </ButtonLink>
          )}
          <HideSteps />
        </div>
      }
    />
  );
}

/** Shown without a profile. The way out is to sign out, because /login redirects signed-in users back here. */
export function ProfileUnavailable() {
  return (
    <section className="flex max-w-text flex-col gap-4 py-10">
      <h1 className="text-2xl">Unable to load profile</h1>
      <p className="text-lg text-soft">
        We couldn't load your profile just now. Try again in a minute. If it keeps happening, sign
        in again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={paths.logout} reloadDocument>
          <input type="hidden" name="to" value={paths.login} />
          <Button>Return to Login</Button>
        </Form>
        <a href={paths.athlete.dashboard} className={buttonClass({ variant: "plain" })}>
          Try Again
        </a>
      </div>
    </section>
  );
}
