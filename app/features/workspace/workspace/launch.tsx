import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Popover } from "~/components/ui/popover";
import { limitReached } from "~/features/campaigns/campaigns/fields";
import { launchCheck } from "~/features/campaigns/campaigns/launch-check";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import type { CampaignPage } from "./queries.server";

/** The launch of a draft: at once when nothing is missing, otherwise behind a check list. */
export function Launch({
  campaign,
  fullAt,
  hasGoal,
  busy,
}: {
  campaign: CampaignPage["campaign"];
  /** How many active campaigns the plan includes, if there are as many. */
  fullAt: number | null;
  hasGoal: boolean;
  busy: boolean;
}) {
  const items = launchCheck(campaign);
  const missing = items.filter(({ done }) => !done);
  if (fullAt !== null)
    return (
      <LaunchPanel>
        <h2 className="text-lg">Your plan is full</h2>
        <p>{limitReached(fullAt)}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="sm" to={paths.billing}>
            See plans
          </ButtonLink>
          <ButtonLink size="sm" variant="plain" to={paths.brand.campaigns}>
            View campaigns
          </ButtonLink>
        </div>
      </LaunchPanel>
    );
  if (missing.length === 0)
    return (
      <Form method="post">
        <Button size="sm" name={INTENT} value="launch" busy={busy}>
          Launch Campaign
        </Button>
      </Form>
    );
  return (
    <LaunchPanel>
      <h2 className="text-lg">Before you launch</h2>
      <ul className="flex flex-col gap-2">
        {items.map(({ name, label, done, note }) => (
          <li key={name}>
            <span className="font-strong">{label}</span>
            <span className="text-soft">{done ? ": added" : ": not added"}</span>
            {!done && <span className="block text-sm text-soft">{note}</span>}
          </li>
        ))}
        <li>
          <span className="font-strong">Goal</span>
          <span className="text-soft">{hasGoal ? ": added" : ": not added"}</span>
          {!hasGoal && (
            <span className="block text-sm text-soft">
              Your report opens with it if you{" "}
              <Link to={paths.brand.campaignGoal(campaign.id)}>set it</Link> before the launch.
            </span>
          )}
        </li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" variant="plain" to={paths.brand.editCampaign(campaign.id)}>
          Complete the brief
        </ButtonLink>
        <Form method="post">
          <input type="hidden" name="acceptsGaps" value="yes" />
          <Button size="sm" name={INTENT} value="launch" busy={busy}>
            Launch anyway
          </Button>
        </Form>
      </div>
    </LaunchPanel>
  );
}

/** What stands between the button and the launch. */
const LaunchPanel = ({ children }: { children: ReactNode }) => (
  <Popover className="relative max-md:open:w-full">
    <summary className={`${buttonClass({ size: "sm" })} list-none`}>Launch Campaign</summary>
    <div className="z-20 mt-2 flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-float md:absolute md:right-0 md:w-80">
      {children}
    </div>
  </Popover>
);
