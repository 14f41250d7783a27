import { lazyHydrated } from "~/components/later";
import { Card } from "~/components/ui/card";
import { ExternalLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { platformName } from "~/features/profiles/channels/platforms";
import { formatHashtags } from "./caption";
import { ContentDeadline } from "./content-deadline";
import { DisclosureReport } from "./disclosure-report";
import { MediaFiles } from "./media-files";
import type { ContentDetail } from "./queries.server";
import { useOpenedPin } from "./review/opened-pin";
import type { PinsProps } from "./review/pins";
import type { RequestedChangesProps } from "./review/requested-changes";
import type { RoomBarProps } from "./review/room-bar";
import type { Viewer } from "./review/threads";
import { ContentStatusBadge } from "./status-badge";

const Pins = lazyHydrated<PinsProps>("pins", () =>
  import("./review/pins").then(({ Pins }) => Pins),
);

const RoomBar = lazyHydrated<RoomBarProps>("room-bar", () =>
  import("./review/room-bar").then(({ RoomBar }) => RoomBar),
);

const RequestedChanges = lazyHydrated<RequestedChangesProps>("requested-changes", () =>
  import("./review/requested-changes").then(({ RequestedChanges }) => RequestedChanges),
);

/** The current version of a content item with the latest feedback. */
export function ContentView({ content, viewer }: { content: ContentDetail; viewer: Viewer }) {
  const start = useOpenedPin(content.comments);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ContentStatusBadge status={content.status} />
        <span className="text-sm text-soft">Version {content.version}</span>
        <Dates content={content} />
      </div>
      <ContentDeadline content={content} viewer={viewer} />
      <Caption of={content} />
      <Plan content={content} />
      {/* A draft is checked where it is sent. */}
      {content.status !== "draft" && content.description && <DisclosureReport content={content} />}
      <MediaFiles
        files={content.files}
        start={start}
        pins={(file) => <Pins file={file} comments={content.comments} />}
      />
      <RoomBar content={content} viewer={viewer} />
      <MediaLinks urls={content.mediaUrls} />
      {content.files.length + content.mediaUrls.length === 0 && (
        <p className="text-sm text-soft">No files or links yet.</p>
      )}
      {content.postUrl && (
        <p className="break-words">
          Posted at{" "}
          <ExternalLink href={content.postUrl} theirs>
            {content.postUrl}
          </ExternalLink>
        </p>
      )}
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
          version={content.version}
          mayTick={viewer.party === "athlete"}
        />
      )}
    </Card>
  );
}

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
      className={`rounded-control p-4 ${urgent ? "bg-track-wash" : "bg-leaf-wash"}`}
    >
      <h2 className="text-base">{title}</h2>
      {text && <p className="mt-1 whitespace-pre-line">{text}</p>}
    </section>
  );
}

function Dates({ content }: { content: ContentDetail }) {
  const dates = [
    ["Submitted", content.submittedAt],
    ["Approved", content.approvedAt],
    ["Posted", content.postedAt],
  ] as const;
  return dates.map(
    ([label, when]) =>
      when && (
        <span key={label} className="text-sm text-soft">
          {label} <Time at={when} />
        </span>
      ),
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
