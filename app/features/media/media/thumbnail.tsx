import { paths } from "~/paths";

/** A small picture beside the title of a content item. @param of `<media id>/<file>`, as the query returns it */
export function Thumbnail({ path }: { path: string }) {
  const [id = "", file = ""] = path.split("/");
  return (
    <span className="relative flex-none">
      <img
        src={paths.media(id, file)}
        alt=""
        width={72}
        height={90}
        loading="lazy"
        className="h-[90px] w-[72px] rounded-control bg-sunk object-cover"
      />
      {file === "poster.webp" && (
        <svg
          viewBox="0 0 24 24"
          width={28}
          height={28}
          aria-hidden="true"
          className="absolute right-1.5 bottom-1.5"
        >
          <circle cx="12" cy="12" r="12" fill="#16211b" fillOpacity=".75" />
          <path d="M9.5 7v10l8-5z" fill="#faf6ea" />
        </svg>
      )}
    </span>
  );
}
