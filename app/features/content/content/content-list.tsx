import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { isCancelledCampaign } from "~/features/campaigns/campaigns/policy";
import { DeliverableWords } from "~/features/campaigns/terms/deliverable-words";
import { Thumbnail } from "~/features/media/media/picture";
import type { ContentListItem } from "./list-content.server";
import { ContentStatusBadge } from "./status-badge";

/** A draft that the brand flagged: it sees that it did, and nothing of the draft. */
const isWithheld = ({ status }: ContentListItem) => status === "flagged";

const flaggedText = (moderation: ContentListItem["moderation"]) =>
  moderation === "open"
    ? "Our moderators are looking at it."
    : moderation === "removed"
      ? "Our moderators have removed it."
      : "Our moderators have decided. You'll see it again once it's sent to you.";

/** Content items as rows. `named` shows the athlete where it is not obvious. */
export const ContentList = ({
  items,
  to,
  named = false,
}: {
  items: ContentListItem[];
  to: (id: string) => string;
  named?: boolean;
}) => (
  <Card className="!p-0">
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex items-start gap-x-3 gap-y-1 px-4 py-3 max-lg:flex-wrap">
          {named && <Avatar name={item.athleteName} picture={item.athleteAvatar} size="sm" />}
          <div className="min-w-0 flex-1">
            <h2 className="text-base leading-snug tracking-normal">
              {isWithheld(item) ? titleOf(item) : <Link to={to(item.id)}>{titleOf(item)}</Link>}
            </h2>
            <p className="text-sm text-soft">
              {named && `${item.athleteName} · `}
              {item.campaign || "Unknown campaign"}
              {isCancelledCampaign(item.campaignStatus) && " (cancelled)"}
              {(item.deliverable || item.progress) && " · "}
              <DeliverableWords
                text={[item.deliverable, item.progress?.text].filter(Boolean).join(" · ")}
              />
            </p>
            <p className="line-clamp-1 max-w-text text-sm">
              {isWithheld(item) ? flaggedText(item.moderation) : item.description}
            </p>
            {item.status === "rejected" && item.brandFeedback && (
              <p className="mt-1 line-clamp-2 max-w-text border-l-3 border-leaf pl-3 text-sm">
                “{item.brandFeedback}”
              </p>
            )}
          </div>
          <p className="order-last flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft max-lg:basis-full">
            <ContentStatusBadge status={item.status} />
            {item.status === "draft" && item.moderation === "open" && (
              <Badge tone="waiting">With our moderators</Badge>
            )}
            Version {item.version}
          </p>
          {item.thumbnail && item.moderation !== "removed" && <Thumbnail path={item.thumbnail} />}
        </li>
      ))}
    </ul>
  </Card>
);

const titleOf = ({ title }: ContentListItem) => title || "Untitled Content";
