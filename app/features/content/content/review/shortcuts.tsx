import { useEffect, useState } from "react";
import { KeyDialog } from "~/components/key-dialog";
import { setSingleKeys, singleKeysAreOn } from "~/components/single-keys-setting";
import { Button } from "~/components/ui/button";
import { pinToNow } from "./pinning";
import { currentClip } from "./player";

/** The keyboard shortcuts of a review, as its dialog lists them. */
const KEYS = [
  ["Space", "Play or pause the clip"],
  ["← →", "Step back or forward by a frame"],
  ["C", "Comment at this moment"],
  ["J", "Next comment"],
  ["K", "Previous comment"],
] as const;

/** Those of the brand, which decides. */
const DECISION_KEYS = [
  ["A", "Go to Approve; Enter approves"],
  ["R", "Request changes"],
  ["N", "Next"],
] as const;

const FRAME_S = 1 / 25;

/** Elements that handle keys themselves: text fields and lists. */
const FIELDS = "input, textarea, select, [contenteditable], dialog, [role=tablist], [role=menu]";
/** Elements that the space bar presses, and the player, which has its own shortcuts. */
const PRESSED = "a, button, summary, label, video";

interface Options {
  /** Whether the shortcuts are on for this device. It is read at each key press. */
  isOn: () => boolean;
  showHelp: () => void;
}

/** Single keys for the page of a review. Never with Ctrl, Alt or Meta, and never in a text field. @returns stops it */
function listenToKeys({ isOn, showHelp }: Options): () => void {
  let last: HTMLVideoElement | null = null;
  const stop = new AbortController();
  const { signal } = stop;
  for (const event of ["play", "seeked"])
    document.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof HTMLVideoElement) last = target;
      },
      { capture: true, signal },
    );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.isComposing || !isOn() || document.querySelector("dialog:modal")) return;
      const target = event.target as Element;
      if (target.closest(FIELDS)) return;
      const run = actionOf(event, target, currentClip(last), showHelp);
      if (!run) return;
      event.preventDefault();
      run();
    },
    { signal },
  );
  return () => stop.abort();
}

function actionOf(
  { key, repeat }: KeyboardEvent,
  target: Element,
  clip: HTMLVideoElement | null,
  showHelp: () => void,
): (() => void) | undefined {
  if (key === "ArrowLeft" || key === "ArrowRight") {
    if (!clip || target.closest("video")) return undefined;
    return () => step(clip, key === "ArrowRight" ? FRAME_S : -FRAME_S);
  }
  if (key === "j" || key === "k") return () => walk(key === "j" ? 1 : -1);
  if (repeat) return undefined;
  if (key === " ") return clip && !target.closest(PRESSED) ? () => toggle(clip) : undefined;
  if (key === "c") return () => pinToNow(clip);
  return key === "?" ? showHelp : pressOf(key);
}

/** What stands on the page for a key of the brand. A key alone decides nothing: it goes to the button. */
function pressOf(key: string): (() => void) | undefined {
  const found = document.querySelector<HTMLElement>(
    `[aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`,
  );
  if (!found) return undefined;
  return () => {
    if (found.matches("a")) found.click();
    const fold = found.closest("details");
    if (fold) fold.open = true;
    (fold?.querySelector("textarea") ?? found).focus();
  };
}

function toggle(clip: HTMLVideoElement) {
  if (clip.paused) clip.play().catch(() => {});
  else clip.pause();
}

function step(clip: HTMLVideoElement, seconds: number) {
  clip.pause();
  clip.currentTime = Math.max(0, clip.currentTime + seconds);
}

/** To the next comment or the one before, from the one that has the focus. */
function walk(by: 1 | -1) {
  const threads = [...document.querySelectorAll<HTMLElement>("[data-thread]")];
  const here = document.activeElement?.closest<HTMLElement>("[data-thread]");
  const at = here ? threads.indexOf(here) + by : by === 1 ? 0 : threads.length - 1;
  threads[at]?.focus();
}

/** The keys of a review, and the button that lists them. @param decides whether the viewer is the brand */
export function Shortcuts({ decides }: { decides: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(singleKeysAreOn);
  useEffect(() => listenToKeys({ isOn: () => isOn, showHelp: () => setIsOpen(true) }), [isOn]);
  return (
    <>
      <Button
        type="button"
        size="sm"
        variant="quiet"
        className="-mx-3 !font-normal max-md:!hidden"
        onClick={() => setIsOpen(true)}
      >
        Keyboard shortcuts
      </Button>
      {isOpen && (
        <KeyDialog
          keys={decides ? [...KEYS, ...DECISION_KEYS] : KEYS}
          isOn={isOn}
          onSwitch={(on) => {
            setIsOn(on);
            setSingleKeys(on);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
