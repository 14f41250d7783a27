import { Form, useNavigation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatMoment } from "~/platform/dates";
import { MediaLinks } from "../content/content-view";
import { REASON_LABELS } from "../content/fields";
import type { OpenCase, PolishingItem } from "./queries.server";

export const PolishingCard = ({ content }: { content: PolishingItem }) => (
  <Card className="flex flex-col gap-3">
    <h3 className="text-lg">{content.title || "Untitled Content"}</h3>
    <p className="text-sm text-soft">
      {content.athlete} · Campaign: {content.campaign} · in the queue since{" "}
      {formatMoment(content.updatedAt)}
    </p>
    <p className="whitespace-pre-line">{content.description || "No description"}</p>
    <MediaLinks urls={content.mediaUrls} />
    <Decision id={content.id} intent="finish" about={content.title}>
      Mark as polished and send for review
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
        variant="plain"
        className="!whitespace-normal"
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
