import { lazyHydrated } from "~/components/later";

/** Its script is a file of its own: the table is what Discover begins with. */
export const LaterAthleteGallery = lazyHydrated("athlete-gallery", () =>
  import("./athlete-gallery").then(({ AthleteGallery }) => AthleteGallery),
);
