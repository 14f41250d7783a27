import { diffValues, readDefaults, readValues } from "./form-values";

const FRAMES = 60;

/** React marks each element that it has taken over. */
const isHydrated = (form: HTMLFormElement) =>
  Object.keys(form).some((key) => key.startsWith("__reactProps"));

/**
 * Forms that React takes over later. A text box with content then gets that content again, over what was typed. React
 * may start that more than once, so a form is watched for some frames.
 */
export function watchHydration({
  refill,
  settled,
}: {
  /** Puts back what was typed. */
  refill(form: HTMLFormElement): void;
  settled(form: HTMLFormElement): void;
}) {
  const settling = new WeakSet<HTMLFormElement>();

  function follow(form: HTMLFormElement, frames: number) {
    requestAnimationFrame(() => {
      if (!form.isConnected || !settling.has(form)) return;
      if (!isHydrated(form)) return follow(form, frames);
      const isReset = Object.keys(diffValues(readDefaults(form), readValues(form))).length === 0;
      if (isReset) refill(form);
      if (frames > 0) return follow(form, frames - 1);
      settling.delete(form);
      settled(form);
    });
  }

  return {
    watch(form: HTMLFormElement) {
      if (isHydrated(form)) return;
      settling.add(form);
      follow(form, FRAMES);
    },
    /** What the form holds may be React's doing. */
    isUnsure: (form: HTMLFormElement) => settling.has(form) && isHydrated(form),
    /** A person has typed in it: from here on what it holds counts. */
    trust(form: HTMLFormElement) {
      if (isHydrated(form)) settling.delete(form);
    },
  };
}
