import { lazyHydrated } from "~/components/later";

export type { TermInputs } from "./term-fields";

const loadTerms = () => import("./term-fields");
const loadDeliverables = () => import("./deliverable-fields");

/** The parts of a form that are hydrated after it. A page that is opened by a link waits for them. */
export const loadTermFields = () => Promise.all([loadTerms(), loadDeliverables()]);

export const LazyTermFields = lazyHydrated("term-fields", () =>
  loadTerms().then(({ TermFields }) => TermFields),
);

export const LazyDeliverableFields = lazyHydrated("deliverable-fields", () =>
  loadDeliverables().then(({ DeliverableFields }) => DeliverableFields),
);
