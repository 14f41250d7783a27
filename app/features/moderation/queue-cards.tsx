import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { MediaLinks } from "../content/content-view";
import { REASON_LABELS } from "../content/fields";
import { Thumbnail } from "../media/thumbnail";
import type { OpenAppeal, OpenCase } from "./queries.server";

export const CaseCard = ({ found }: { found: OpenCase }) => (
  <Card className="flex flex-col items-start gap-3">
    <Badge tone="wrong">{REASON_LABELS[found.reason]}</Badge>
    <Head of={found}>
      <h3 className="text-lg">{found.title || "Untitled Content"}</h3>
      <p className="mt-1 text-sm text-soft">
        By {found.athlete} · flagged by {found.company || "a brand"},{" "}
        <Time at={found.createdAt} as="moment" />
      </p>
    </Head>
    {found.feedback && (
      <p className="border-l-4 border-track pl-3 whitespace-pre-line">“{found.feedback}”</p>
    )}
    <MediaLinks urls={found.mediaUrls} />
    <Open id={found.contentId} title={found.title} />
  </Card>
);

export const AppealCard = ({ appeal }: { appeal: OpenAppeal }) => (
  <Card className="flex flex-col items-start gap-3">
    <Head of={appeal}>
      <h3 className="text-lg">{appeal.title || "Untitled Content"}</h3>
      <p className="mt-1 text-sm text-soft">
        By {appeal.athlete} · appealed <Time at={appeal.createdAt} as="moment" />
      </p>
    </Head>
    <p className="border-l-4 border-track pl-3 whitespace-pre-line">“{appeal.note}”</p>
    <Open id={appeal.contentId} title={appeal.title} />
  </Card>
);

/** The athlete's name, with a small picture of the piece. */
const Head = ({
  of: { athlete, avatar, thumbnail },
  children,
}: {
  of: Pick<OpenCase, "athlete" | "avatar" | "thumbnail">;
  children: ReactNode;
}) => (
  <div className="flex items-start gap-3 self-stretch">
    <Avatar name={athlete} picture={avatar} size="sm" />
    <div className="min-w-0 flex-1">{children}</div>
    {thumbnail && <Thumbnail of={thumbnail} />}
  </div>
);

const Open = ({ id, title }: { id: string; title: string }) => (
  <ButtonLink to={paths.admin.contentItem(id)} size="sm" variant="plain">
    Open<span className="sr-only">: {title || "Untitled Content"}</span>
  </ButtonLink>
);
