import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { isCancelledCampaign } from "~/features/campaigns/campaigns/policy";
import { Thumbnail } from "~/features/media/media/picture";
import type { ContentListItem } from "./list-content.server";
import { ContentStatusBadge, ContentStatusIcon } from "./status-badge";

/** A draft that the brand flagged: it sees that it did, and nothing of the draft. */
const isWithheld = ({ status }: ContentListItem) => status === "flagged";

const flaggedText = (moderation: ContentListItem["moderation"]) =>
  moderation === "open"
    ? "Our moderators are looking at it."
    : moderation === "removed"
      ? "Our moderators have removed it."
      : "Our moderators have decided. You'll see it again once it's sent to you.";

/** Content items as cards. `named` shows the athlete where it is not obvious. */
export function ContentList({
  items,
  to,
  action,
  named = false,
}: {
  items: ContentListItem[];
  to: (id: string) => string;
  action: (item: ContentListItem) => string;
  named?: boolean;
}) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {items.map((item) => {
        const title = item.title || "Untitled Content";
        return (
          <li key={item.id} className="min-w-0">
            <Card className="flex h-full flex-col gap-3">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
                <ContentStatusIcon status={item.status} />
                <ContentStatusBadge status={item.status} />
                {item.status === "draft" && item.moderation === "open" && (
                  <Badge tone="waiting">With our moderators</Badge>
                )}
                <span className="ml-auto whitespace-nowrap">Version {item.version}</span>
              </div>
              <div className="flex items-start gap-3">
                {named && <Avatar name={item.athleteName} picture={item.athleteAvatar} size="sm" />}
                <div className="min-w-0 flex-1">
                  <h2 className="text-lg">{title}</h2>
                  <p className="mt-1 text-sm text-soft">
                    {named && `${item.athleteName} · `}
                    Campaign: {item.campaign || "Unknown"}
                    {isCancelledCampaign(item.campaignStatus) && " (cancelled)"}
                  </p>
                  {(item.deliverable || item.progress) && (
                    <p className="text-sm text-soft">
                      {[item.deliverable, item.progress?.text].filter(Boolean).join(" · ")}
                    </p>
                  )}
                </div>
                {item.thumbnail && item.moderation !== "removed" && (
                  <Thumbnail path={item.thumbnail} />
                )}
              </div>
              {isWithheld(item) ? (
                <p>{flaggedText(item.moderation)}</p>
              ) : (
                <p className="line-clamp-3">{item.description || "No description"}</p>
              )}
              {item.status === "rejected" && item.brandFeedback && (
                <p className="line-clamp-3 border-l-4 border-track pl-3 text-sm">
                  “{item.brandFeedback}”
                </p>
              )}
              {!isWithheld(item) && (
                <ButtonLink
                  to={to(item.id)}
                  variant="plain"
                  size="sm"
                  className="mt-auto self-start"
                >
                  {action(item)}
                  <span className="sr-only">: {title}</span>
                </ButtonLink>
              )}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
