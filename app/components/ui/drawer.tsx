import { type MouseEvent, type ReactNode, useRef } from "react";

/**
 * A panel behind a button. Without scripts it is a part of the page that unfolds; with scripts, a modal drawer at
 * the side, which Escape, its button and a click beside it close.
 */
export function Drawer({
  title,
  note,
  children,
}: {
  title: string;
  /** Follows the title on the button. */
  note?: ReactNode;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const openAsDrawer = (event: MouseEvent) => {
    event.preventDefault();
    if (!details.current || !dialog.current) return;
    details.current.open = true;
    // An open dialog cannot be made modal.
    dialog.current.removeAttribute("open");
    dialog.current.showModal();
    // By itself the focus finds nothing in a `<details>` that has just been opened.
    dialog.current.querySelector("button")?.focus();
  };
  const fold = () => {
    if (details.current) details.current.open = false;
    dialog.current?.setAttribute("open", "");
  };

  return (
    <details ref={details} className="open:not-has-[:modal]:basis-full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        onClick={openAsDrawer}
        className="flex min-h-11 list-none items-center justify-center gap-1.5 rounded-control border border-control px-3.5 text-sm font-strong whitespace-nowrap hover:bg-leaf-wash"
      >
        {title}
        {note}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog */}
      <dialog
        ref={dialog}
        open
        aria-label={title}
        onClose={fold}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
        className="drawer"
      >
        <div className="pt-4 in-[:modal]:p-5">
          <div className="mb-4 hidden items-center gap-4 in-[:modal]:flex">
            <h2 className="flex-1 text-lg">{title}</h2>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className="min-h-11 cursor-pointer rounded-control px-3 text-sm underline hover:bg-leaf-wash"
            >
              Close
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </details>
  );
}
