import { lazyHydrated, loadParts } from "~/components/later";

export type { TermInputs } from "./term-fields";

/** A page that is opened by a link waits for them: a form counts what is typed before a part of it as all it has. */
export const loadTermFields = () => loadParts(["term-fields", "deliverable-fields"]);

export const LazyTermFields = lazyHydrated("term-fields", () =>
  import("./term-fields").then(({ TermFields }) => TermFields),
);

export const LazyDeliverableFields = lazyHydrated("deliverable-fields", () =>
  import("./deliverable-fields").then(({ DeliverableFields }) => DeliverableFields),
);
