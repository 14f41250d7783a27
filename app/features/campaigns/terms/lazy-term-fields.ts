import { lazyHydrated } from "~/components/later";

export type { TermInputs } from "./term-fields";

/** The part of the form that is hydrated after it. A page that is opened by a link waits for it. */
export const loadTermFields = () => import("./term-fields");

export const LazyTermFields = lazyHydrated("term-fields", () =>
  loadTermFields().then(({ TermFields }) => TermFields),
);
