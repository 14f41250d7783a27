/**
 * Begins something when the focus first enters a form, so that its scripts are loaded no sooner.
 * @param begin gives what stops it
 * @returns stops it
 */
export function onceFocused(form: HTMLElement, begin: () => Promise<() => void>): () => void {
  const ended = new AbortController();
  let stop = () => {};
  const run = async () => {
    const begun = await begin();
    if (ended.signal.aborted) begun();
    else stop = begun;
  };
  const { signal } = ended;
  if (form.contains(document.activeElement)) run().catch(() => {});
  else form.addEventListener("focusin", () => run().catch(() => {}), { once: true, signal });
  return () => {
    ended.abort();
    stop();
  };
}
