import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { MediaLinks } from "../content/content-view";
import { REASON_LABELS } from "../content/fields";
import type { OpenAppeal, OpenCase } from "./queries.server";

export const CaseCard = ({ found }: { found: OpenCase }) => (
  <Card className="flex flex-col items-start gap-3">
    <div className="flex flex-wrap items-center gap-3">
      <h3 className="text-lg">{found.title || "Untitled Content"}</h3>
      <Badge tone="wrong">{REASON_LABELS[found.reason]}</Badge>
    </div>
    <p className="text-sm text-soft">
      By {found.athlete} · flagged by {found.company || "a brand"},{" "}
      <Time at={found.createdAt} as="moment" />
    </p>
    {found.feedback && (
      <p className="border-l-4 border-track pl-3 whitespace-pre-line">“{found.feedback}”</p>
    )}
    <MediaLinks urls={found.mediaUrls} />
    <Open id={found.contentId} title={found.title} />
  </Card>
);

export const AppealCard = ({ appeal }: { appeal: OpenAppeal }) => (
  <Card className="flex flex-col items-start gap-3">
    <h3 className="text-lg">{appeal.title || "Untitled Content"}</h3>
    <p className="text-sm text-soft">
      By {appeal.athlete} · appealed <Time at={appeal.createdAt} as="moment" />
    </p>
    <p className="border-l-4 border-track pl-3 whitespace-pre-line">“{appeal.note}”</p>
    <Open id={appeal.contentId} title={appeal.title} />
  </Card>
);

const Open = ({ id, title }: { id: string; title: string }) => (
  <ButtonLink to={paths.admin.contentItem(id)} size="sm" variant="plain">
    Open<span className="sr-only">: {title || "Untitled Content"}</span>
  </ButtonLink>
);
