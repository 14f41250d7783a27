import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Tags, Verified } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { ExternalLink } from "~/components/ui/link";
import type { BrandProfile } from "./queries.server";

/** Who is behind a campaign, for athletes. Nothing when the brand says nothing of itself. */
export function BrandCard({ brand }: { brand: BrandProfile }) {
  const { companyName, logo, website, industry, bio, targetSports, campaignGoals, isVerified } =
    brand;
  if (!isVerified && !website && !bio && !campaignGoals && targetSports.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={companyName || "A brand"} picture={logo} />
        <div className="min-w-0">
          <h2 className="text-lg">About {companyName || "the brand"}</h2>
          {isVerified && <Verified />}
          {industry && <p className="text-sm text-soft">{industry}</p>}
        </div>
      </div>
      {bio && <p className="whitespace-pre-line">{bio}</p>}
      {campaignGoals && (
        <Part title="What they're looking for">
          <p className="whitespace-pre-line">{campaignGoals}</p>
        </Part>
      )}
      {targetSports.length > 0 && (
        <Part title="Sports">
          <Tags labels={targetSports} />
        </Part>
      )}
      {website && (
        <p className="break-words">
          <ExternalLink href={website} theirs>
            {website.replace(/^https:\/\//, "").replace(/\/$/, "")}
          </ExternalLink>
        </p>
      )}
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-sm font-strong tracking-normal">{title}</h3>
      {children}
    </div>
  );
}
