import { type ComponentType, type FunctionComponent, lazy, memo, Suspense } from "react";

/**
 * A part that is rendered with the page and hydrated after it, so that the page's own scripts stay light. Until then
 * its forms and links work as they do without scripts.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Loaded: FunctionComponent<Props> = lazy(() =>
    load().then((part) => ({ default: part })),
  ) as never;
  // Rendered again before it is hydrated, it would be thrown away with what was typed in it.
  return memo<Props>((props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )) as never;
}
