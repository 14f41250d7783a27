/**
 * Begins something when the focus first enters a form, so that its scripts are loaded no sooner.
 * @param start returns what stops it
 * @param restored starts it too when the form gets back what was typed before
 * @returns what stops it
 */
export function onceFocused(
  form: HTMLElement,
  start: () => Promise<() => void>,
  { restored = false } = {},
): () => void {
  const ended = new AbortController();
  const waits = new AbortController();
  let stop = () => {};
  const run = async () => {
    waits.abort();
    const stopStarted = await start();
    if (ended.signal.aborted) stopStarted();
    else stop = stopStarted;
  };
  const { signal } = waits;
  for (const type of restored ? ["focusin", "input"] : ["focusin"])
    form.addEventListener(type, () => run().catch(() => {}), { signal });
  if (form.contains(document.activeElement)) run().catch(() => {});
  return () => {
    waits.abort();
    ended.abort();
    stop();
  };
}
