import { type ReactNode, useEffect, useId, useRef } from "react";

/** A native modal dialog that opens on mount. Escape closes it; focus returns to its opener. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="m-auto max-h-[90vh] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-card p-5 text-left text-ink shadow-dialog backdrop:bg-[#0009] md:p-6"
    >
      <div className="mb-4 flex items-start gap-4">
        <h2 id={heading} className="min-w-0 flex-1 pt-2 text-lg">
          {title}
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="min-h-11 cursor-pointer rounded-control px-3 text-sm underline hover:bg-leaf-wash"
        >
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}
