import { useRootData } from "~/components/root-data";
import { PICTURE_FILES } from "~/images/product/files";
import { PICTURE_SIZE } from "./picture-size";

export interface PictureOf {
  /** The picture's file, without the theme. */
  name: string;
  alt: string;
}

/** A screen of the product, in the person's theme or in the system's. */
export function ProductPicture({ name, alt, isFirst = false }: PictureOf & { isFirst?: boolean }) {
  const { theme = "system" } = useRootData() ?? {};
  const file = (scheme: string) => PICTURE_FILES[`${name}-${scheme}`];
  return (
    <picture>
      {theme === "system" && <source srcSet={file("dark")} media="(prefers-color-scheme: dark)" />}
      <img
        src={file(theme === "dark" ? "dark" : "light")}
        alt={alt}
        {...PICTURE_SIZE}
        loading={isFirst ? undefined : "lazy"}
        className="h-auto w-full rounded-card border border-line"
      />
    </picture>
  );
}
