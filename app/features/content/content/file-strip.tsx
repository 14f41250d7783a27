import { TextLink } from "~/components/ui/link";
import { paths } from "~/paths";
import type { BrandContent, ContentFile } from "./queries.server";

/** The files and the versions of a content item, to go from one to another: on wide screens, where there is room beside it. */
export function FileStrip({ content: { files, version, versions } }: { content: BrandContent }) {
  return (
    <nav aria-label="Files and versions" className="review-strip hidden flex-col gap-4 text-sm">
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map((file) => (
            <li key={file.id}>
              <a href={`#file-${file.id}`} className="flex flex-col gap-1 no-underline">
                <Still file={file} />
                <span className="break-words text-soft">{file.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {versions.length > 0 && (
        <ul className="flex flex-col">
          <li aria-current="true" className="py-1 font-strong">
            Version {version}, shown here
          </li>
          {versions.map((old) => (
            <li key={old.version}>
              <TextLink to={`?compare=${old.version}#compare`} className="text-sm">
                Version {old.version}
                <span className="sr-only">: compare with this one</span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Still({ file: { id, kind, poster, width } }: { file: ContentFile }) {
  const name = kind === "picture" ? `${width}.webp` : poster && "poster.webp";
  if (!name) return null;
  return (
    <img
      src={paths.media(id, name)}
      alt=""
      width={88}
      height={88}
      loading="lazy"
      className="size-22 rounded-control bg-paper object-cover"
    />
  );
}
