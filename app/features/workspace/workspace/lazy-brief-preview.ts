import { lazyHydrated } from "~/components/later";

/** The frame of a brief's form and its preview. */
export const BESIDE_PREVIEW =
  "grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,var(--container-text))_minmax(22rem,1fr)]";

export const BriefPreview = lazyHydrated("brief-preview", () =>
  import("./brief-preview").then((part) => part.BriefPreview),
);
