import { COUNTRIES, type Country, PLATFORMS } from "~db/constants";
import { checkDisclosure } from "./check";

const PAUSE_MS = 500;

/**
 * Checks the caption of a form as it is typed, once the typing pauses.
 * @param countriesOf the audience's, by what the form says now
 * @returns stops it
 */
export function followCaption(
  form: HTMLFormElement,
  countriesOf: (typed: FormData) => readonly Country[],
  show: (findings: string[] | null) => void,
): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const typed = new FormData(form);
    const caption = String(typed.get("description") ?? "");
    const countries = COUNTRIES.filter((code) => countriesOf(typed).includes(code));
    const platform = PLATFORMS.find((name) => name === typed.get("platform")) ?? null;
    show(caption.trim() ? checkDisclosure(caption, { countries, platform }) : null);
  };
  const soon = () => {
    clearTimeout(pause);
    pause = setTimeout(check, PAUSE_MS);
  };
  form.addEventListener("input", soon);
  // Typed while this was loading.
  soon();
  return () => {
    clearTimeout(pause);
    form.removeEventListener("input", soon);
  };
}
