import { lazyHydrated } from "~/components/later";
import { Card } from "~/components/ui/card";
import { ExternalLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { DeadlineLine } from "~/features/campaigns/deadlines/deadline-line";
import { ExtendForm } from "~/features/campaigns/deadlines/extend-form";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { platformName } from "~/features/reference/platforms/platform-names";
import { Findings } from "../disclosure/findings";
import { formatHashtags } from "./caption";
import { PhoneFold } from "./fold";
import { MediaFiles } from "./media-files";
import type { ContentDetail } from "./queries.server";
import { useOpenedPin } from "./review/opened-pin";
import type { PinsProps } from "./review/pins";
import type { RequestedChangesProps } from "./review/requested-changes";
import type { RoomBarProps } from "./review/room-bar";
import type { Viewer } from "./review/threads";
import { ContentStatusBadge } from "./status-badge";

/** What the disclosure check found in a content item, and the athlete's reason. */
function DisclosureReport({
  content: { findings, disclosureReason, athleteName },
}: {
  content: Pick<ContentDetail, "findings" | "disclosureReason" | "athleteName">;
}) {
  return (
    <section
      aria-label="Ad label"
      className={`rounded-control px-4 py-3 ${findings.length > 0 ? "bg-track-wash" : "bg-leaf-wash"}`}
    >
      <Findings findings={findings} />
      {findings.length > 0 && disclosureReason && (
        <p className="mt-2 whitespace-pre-line">
          {athleteName} says: “{disclosureReason}”
        </p>
      )}
    </section>
  );
}

type ContentItem = Pick<
  ContentDetail,
  "id" | "title" | "deadline" | "company" | "athleteName" | "overdueReview"
>;

/** Shows who must act on a content item, the last day, and what happens after it. */
function ContentDeadline({ content, viewer }: { content: ContentItem; viewer: Viewer }) {
  const { deadline, company, athleteName } = content;
  if (!deadline) return null;
  const [actingParty, name] =
    deadline.kind === "review" ? ["brand", company || "The brand"] : ["athlete", athleteName];
  const isTheirs = viewer.party === actingParty;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <DeadlineLine
        deadline={deadline}
        who={isTheirs ? null : name}
        more={consequenceText(content, viewer)}
      />
      {!isTheirs && viewer.party !== "staff" && (
        <ExtendForm
          deadline={deadline}
          subjectId={content.id}
          about={content.title || "Untitled Content"}
        />
      )}
    </div>
  );
}

function consequenceText(
  { deadline, overdueReview }: ContentItem,
  { party }: Viewer,
): string | undefined {
  if (deadline?.kind !== "review") return undefined;
  if (deadline.overdue) return party === "athlete" ? "We've let our team know." : undefined;
  return overdueReview === "approve" ? "After that it's approved automatically." : undefined;
}

const Pins = lazyHydrated<PinsProps>("pins", () =>
  import("./review/pins").then(({ Pins }) => Pins),
);

export const RoomBar = lazyHydrated<RoomBarProps>("room-bar", () =>
  import("./review/room-bar").then(({ RoomBar }) => RoomBar),
);

const RequestedChanges = lazyHydrated<RequestedChangesProps>("requested-changes", () =>
  import("./review/requested-changes").then(({ RequestedChanges }) => RequestedChanges),
);

/**
 * The current version of a content item: what the other side asks for, then the media.
 * @param isEdited a form below has its caption
 */
export function ContentView({
  content,
  viewer,
  isEdited = false,
}: {
  content: ContentDetail;
  viewer: Viewer;
  isEdited?: boolean;
}) {
  const shown = (
    <>
      <ContentMedia content={content} />
      {!isEdited && <ContentCaption content={content} />}
    </>
  );
  return (
    <Card
      className={`flex flex-col gap-4 max-md:border-0 max-md:bg-transparent max-md:p-0 ${content.status === "rejected" ? "max-md:[--media-height:24vh]" : ""}`}
    >
      <ContentHead content={content} viewer={viewer} />
      <ContentFeedback content={content} viewer={viewer} />
      {content.status === "approved" ? (
        <PhoneFold title="What was approved">
          <div className="flex flex-col gap-4 pb-4">{shown}</div>
        </PhoneFold>
      ) : (
        shown
      )}
      <RoomBar content={content} viewer={viewer} />
    </Card>
  );
}

interface Shown {
  content: ContentDetail;
  viewer: Viewer;
}

/** Its state, and who must act until when. */
export const ContentHead = ({ content, viewer }: Shown) => (
  <>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ContentStatusBadge status={content.status} />
      <span className="text-sm text-soft">Version {content.version}</span>
      <LastDate content={content} />
    </div>
    <ContentDeadline content={content} viewer={viewer} />
  </>
);

export const ContentFeedback = ({ content, viewer }: Shown) => (
  <>
    {content.feedback && (
      <Feedback
        title={content.status === "closed" ? "Closed" : content.feedback.title}
        text={content.feedback.text}
        urgent={content.status === "rejected"}
      />
    )}
    {content.comments.some(({ requestedVersion }) => requestedVersion !== null) && (
      <RequestedChanges
        comments={content.comments}
        files={content.files}
        version={content.version}
        mayTick={viewer.party === "athlete"}
      />
    )}
  </>
);

export function ContentMedia({ content }: Pick<Shown, "content">) {
  const start = useOpenedPin(content.comments);
  return (
    <>
      <MediaFiles
        files={content.files}
        start={start}
        pins={(file) => <Pins file={file} comments={content.comments} />}
      />
      <MediaLinks urls={content.mediaUrls} />
      {content.postUrl && (
        <p className="break-words">
          Posted at{" "}
          <ExternalLink href={content.postUrl} theirs>
            {content.postUrl}
          </ExternalLink>
        </p>
      )}
    </>
  );
}

export const ContentCaption = ({ content }: Pick<Shown, "content">) => (
  <>
    <Caption of={content} />
    <Plan content={content} />
    {/* A draft is checked where it is sent. */}
    {content.status !== "draft" && content.description && <DisclosureReport content={content} />}
  </>
);

export function Caption({ of }: { of: Pick<ContentDetail, "description" | "hashtags"> }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="break-words whitespace-pre-line">{of.description || "No description"}</p>
      {of.hashtags.length > 0 && <p className="break-words">{formatHashtags(of.hashtags)}</p>}
    </div>
  );
}

/** Which deliverable it is, where it is to be posted, and when. */
function Plan({ content: { deliverable, platform, plannedOn } }: { content: ContentDetail }) {
  const words = [deliverable, platform && `For ${platformName(platform)}`].filter(Boolean);
  if (words.length === 0 && !plannedOn) return null;
  return (
    <p className="text-sm text-soft">
      {platform && <PlatformLogo platform={platform} />}
      {words.join(" · ")}
      {words.length > 0 && plannedOn && "\u00a0· "}
      {plannedOn && (
        <>
          Planned for <Time at={plannedOn} />
        </>
      )}
    </p>
  );
}

function Feedback({ title, text, urgent }: { title: string; text: string; urgent: boolean }) {
  return (
    <section
      aria-label={title}
      className={`rounded-control px-4 py-3 ${urgent ? "bg-track-wash" : "bg-leaf-wash"}`}
    >
      <h2 className="text-base">{title}</h2>
      {text && <p className="mt-1 whitespace-pre-line">{text}</p>}
    </section>
  );
}

/** When it came to where it is. */
function LastDate({ content: { submittedAt, approvedAt, postedAt } }: { content: ContentDetail }) {
  const [label, at] = postedAt
    ? ["Posted", postedAt]
    : approvedAt
      ? ["Approved", approvedAt]
      : ["Submitted", submittedAt];
  if (!at) return null;
  return (
    <span className="text-sm text-soft">
      {label} <Time at={at} />
    </span>
  );
}

export function MediaLinks({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul aria-label="Media links" className="flex flex-col">
      {urls.map((url) => (
        <li key={url}>
          <ExternalLink href={url} theirs>
            {url}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
