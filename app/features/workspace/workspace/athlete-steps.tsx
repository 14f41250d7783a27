import type { Step } from "~/components/ui/checklist";
import { FirstSteps } from "~/features/profiles/first-steps/first-steps";
import type { FirstStepsState } from "~/features/profiles/first-steps/steps.server";
import { paths } from "~/paths";
import type { AthleteDashboard } from "./athlete-dashboard.server";
import { ProfileProgress } from "./athlete-dashboard-parts";

/** An athlete's first steps: what the profile needs, then the others. Nothing once all are done or hidden. */
export function AthleteSteps({
  state: { isHidden, hasPicture, hasAnswered },
  progress,
}: {
  state: FirstStepsState;
  progress: AthleteDashboard["progress"];
}) {
  if (isHidden) return null;
  const others: Step[] = [
    { label: "Add a photo", to: paths.settings, done: hasPicture },
    { label: "Answer an invitation", to: paths.athlete.campaigns, done: hasAnswered },
  ];
  if (progress.percent < 100) return <ProfileProgress {...progress} others={others} />;
  const profile = { label: "Complete your profile", to: paths.athlete.profile, done: true };
  return <FirstSteps steps={[profile, ...others]} />;
}
