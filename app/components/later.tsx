import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  memo,
  Suspense,
  useContext,
  useState,
} from "react";
import { PageContext } from "./page-context";

/** What loads the parts of each name. */
const loads = new Map<string, (() => Promise<unknown>)[]>();

/**
 * A part of a page whose script is a file of its own, so that screens without it stay light. The server says which parts a page
 * has, and they are loaded before it is hydrated: a part that is hydrated later than its page would be thrown away, with what is
 * being typed in it, when the page is rendered again meanwhile. On a screen that follows without a page load it appears once loaded.
 * @param name of its module
 */
export function lazyHydrated<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let Part: ComponentType<Props> | undefined;
  const loadPart = async () => {
    Part = await load();
    return { default: Part };
  };
  const Lazy: FunctionComponent<Props> = lazy(loadPart) as never;
  loads.set(name, [...(loads.get(name) ?? []), loadPart]);
  return memo<Props>((props) => {
    useContext(PageContext).parts.add(name);
    // As it was at first: another element would lose what the part holds.
    const [Loaded] = useState(() => Part);
    return Loaded ? (
      <Loaded {...props} />
    ) : (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    );
  }) as never;
}

/** Loads the parts of these names, and those that they bring. @param names all without them */
export async function loadParts(
  names?: readonly string[],
  loaded = new Set<unknown>(),
): Promise<void> {
  const requestedLoads = [...(names ?? loads.keys())].flatMap((name) => loads.get(name) ?? []);
  const newLoads = requestedLoads.filter((load) => !loaded.has(load));
  if (newLoads.length === 0) return;
  await Promise.all(
    newLoads.map((load) => {
      loaded.add(load);
      return load();
    }),
  );
  await loadParts(names, loaded);
}
