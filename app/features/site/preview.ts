import { paths } from "~/paths";
import type { PagePath } from "./pages";

/** The picture shown where a page's link is shared; made by scripts/link-previews.ts. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

export const previewOf = (path: PagePath) =>
  `/previews/${path === paths.home ? "home" : path.slice(1).replace("/", "-")}.png`;
