import { COUNTRIES, type Country, PLATFORMS } from "~db/constants";
import { checkDisclosure } from "../disclosure/check-disclosure";
import { joinCaption, parseHashtags } from "./caption";
import type { TypedCaption } from "./caption-meter";

const PAUSE_MS = 500;

interface Followed {
  typed: TypedCaption;
  /** What the disclosure check finds; null without a caption. */
  findings: string[] | null;
}

/**
 * Reads the caption of a form as it is typed, and checks it once the typing pauses.
 * @param audience the countries of its campaign
 * @returns stops it
 */
export function followCaption(
  form: HTMLFormElement,
  audience: readonly Country[],
  show: (followed: Partial<Followed>) => void,
): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    const data = new FormData(form);
    const typed = {
      title: String(data.get("title") ?? "").trim(),
      description: String(data.get("description") ?? ""),
      hashtags: parseHashtags(String(data.get("hashtags") ?? "")),
      platform: PLATFORMS.find((name) => name === data.get("platform")) ?? null,
    };
    show({ typed });
    clearTimeout(pause);
    pause = setTimeout(() => {
      const countries = COUNTRIES.filter((code) => audience.includes(code));
      const text = joinCaption(typed);
      const { platform } = typed;
      show({ findings: text ? checkDisclosure(text, { countries, platform }) : null });
    }, PAUSE_MS);
  };
  form.addEventListener("input", read);
  // Typed while this was loading.
  read();
  return () => {
    clearTimeout(pause);
    form.removeEventListener("input", read);
  };
}
