import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { Caption, MediaLinks } from "./content-view";
import { PhoneFold } from "./fold";
import { MediaFiles } from "./media-files";
import type { ContentDetail } from "./queries.server";
import { useOpenedPin } from "./review/opened-pin";

/** Earlier versions with the brand's feedback. */
export function EarlierVersions({
  versions,
  comments,
}: Pick<ContentDetail, "versions" | "comments">) {
  const opened = useOpenedPin(comments);
  return (
    <PhoneFold
      heading
      open={opened !== undefined}
      title={
        <h2 id="versions" className="inline text-base md:text-lg">
          Earlier versions
        </h2>
      }
    >
      <ul className="flex flex-col gap-3">
        {versions.map((old) => (
          <li key={old.version} id={`version-${old.version}`}>
            <details
              open={opened?.version === old.version || undefined}
              className="rounded-card border border-line bg-card px-5 py-3"
            >
              <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3">
                <span className="font-strong underline">Version {old.version}</span>
                <span className="text-sm text-soft">
                  {old.title} · until <Time at={old.createdAt} as="moment" />
                </span>
              </summary>
              <div className="mt-2">
                <Caption of={old} />
              </div>
              {old.disclosureReason && (
                <p className="mt-2 text-sm">
                  Why it went without a clear ad label: “{old.disclosureReason}”
                </p>
              )}
              <TextLink to={`?compare=${old.version}#compare`} className="text-sm">
                Compare with the current version
              </TextLink>
              <MediaFiles files={old.files} start={opened} />
              <MediaLinks urls={old.mediaUrls} />
              {old.feedback && (
                <p className="mt-2 border-l-3 border-leaf pl-3">
                  “{old.feedback.text || old.feedback.title}”
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}
