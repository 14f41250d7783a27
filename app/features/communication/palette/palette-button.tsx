import { type ComponentType, useEffect, useState } from "react";
import { singleKeysAreOn } from "~/components/single-keys-setting";
import { Icon } from "~/components/ui/icon";
import type { UserType } from "~db/constants";

interface DialogProps extends PaletteProps {
  onClose: () => void;
  onShortcuts: () => void;
}

export interface PaletteProps {
  type: UserType;
  /** The screens of the navigation. */
  screens: readonly { to: string; label: string }[];
}

const DIALOGS = {
  palette: () => import("./palette-dialog").then(({ PaletteDialog }) => PaletteDialog),
  shortcuts: () => import("./shortcuts-dialog").then(({ ShortcutsDialog }) => ShortcutsDialog),
} satisfies Record<string, () => Promise<ComponentType<DialogProps>>>;

const FIELDS = "input, textarea, select, [contenteditable]";

/** The dialog that a key asks for. */
function requestedDialog(event: KeyboardEvent): keyof typeof DIALOGS | null {
  if (event.defaultPrevented || event.repeat || document.querySelector("dialog:modal")) return null;
  if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) return "palette";
  const isTyping = event.isComposing || (event.target as Element).closest(FIELDS);
  return event.key === "?" && !isTyping && singleKeysAreOn() ? "shortcuts" : null;
}

/** Not there without scripts. Opens the palette, also with Ctrl+K, and the list of shortcuts with '?'. */
export function PaletteButton(palette: PaletteProps) {
  const [Opened, setOpened] = useState<ComponentType<DialogProps> | null>(null);
  const open = (name: keyof typeof DIALOGS) =>
    DIALOGS[name]().then(
      (Dialog) => setOpened(() => Dialog),
      // Without a connection nothing opens; the navigation is there.
      () => undefined,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` only sets state
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = requestedDialog(event);
      if (!name) return;
      event.preventDefault();
      open(name);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open("palette")}
        className="noscript:hidden inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control hover:bg-leaf-wash"
      >
        <Icon name="search" />
        <span className="sr-only">Go to</span>
      </button>
      {Opened && (
        <Opened
          {...palette}
          onClose={() => setOpened(null)}
          onShortcuts={() => open("shortcuts")}
        />
      )}
    </>
  );
}
