import { Form, useNavigation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatMoment } from "~/platform/dates";
import { MediaLinks } from "../content/piece-view";
import { REASON_LABELS } from "../content/schema";
import type { OpenCase, PolishingItem } from "./queries.server";

export const PolishingCard = ({ piece }: { piece: PolishingItem }) => (
  <Card className="flex flex-col gap-3">
    <h3 className="text-lg">{piece.title || "Untitled Content"}</h3>
    <p className="text-sm text-soft">
      {piece.athlete} · Campaign: {piece.campaign} · here since {formatMoment(piece.updatedAt)}
    </p>
    <p className="whitespace-pre-line">{piece.description || "No description"}</p>
    <MediaLinks urls={piece.mediaUrls} />
    <Decision id={piece.id} intent="finish" about={piece.title}>
      Polished: send to review
    </Decision>
  </Card>
);

export const CaseCard = ({ found }: { found: OpenCase }) => (
  <Card className="flex flex-col gap-3">
    <div className="flex flex-wrap items-center gap-3">
      <h3 className="text-lg">{found.title || "Untitled Content"}</h3>
      <Badge tone="waiting">{REASON_LABELS[found.reason]}</Badge>
    </div>
    <p className="text-sm text-soft">
      By {found.athlete} · flagged by {found.company || "a brand"}, {formatMoment(found.createdAt)}
    </p>
    {found.feedback && <p className="border-l-4 border-track pl-3">“{found.feedback}”</p>}
    <MediaLinks urls={found.mediaUrls} />
    <Decision id={found.id} intent="close" about={found.title}>
      Close case
    </Decision>
  </Card>
);

function Decision({
  id,
  intent,
  about,
  children,
}: {
  id: string;
  intent: "finish" | "close";
  about: string;
  children: string;
}) {
  const sent = useNavigation().formData;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        size="sm"
        look="plain"
        name="intent"
        value={intent}
        busy={sent?.get("id") === id && sent.get("intent") === intent}
      >
        {children}
        <span className="sr-only">: {about}</span>
      </Button>
    </Form>
  );
}
