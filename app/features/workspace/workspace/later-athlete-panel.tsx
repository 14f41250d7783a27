import { lazyHydrated } from "~/components/later";

/** Its script is a file of its own: a list is mostly read without it. */
export const LaterAthletePanel = lazyHydrated("athlete-panel", () =>
  import("./athlete-panel").then(({ AthletePanel }) => AthletePanel),
);
