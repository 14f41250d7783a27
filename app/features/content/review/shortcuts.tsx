import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { Dialog } from "~/components/ui/dialog";
import { KEYS, listenToKeys } from "./keys";

/** Stored on the device. The shortcuts can be turned off, because single keys interfere with speech input. */
const SETTING = "review-keys";

function readIsOn(): boolean {
  try {
    return localStorage.getItem(SETTING) !== "off";
  } catch {
    return true;
  }
}

function storeIsOn(on: boolean) {
  try {
    if (on) localStorage.removeItem(SETTING);
    else localStorage.setItem(SETTING, "off");
  } catch {
    // Without storage it holds until the page is left.
  }
}

/** The keys of a review, and the button that lists them. */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(readIsOn);
  useEffect(() => listenToKeys({ isOn: () => isOn, showHelp: () => setIsOpen(true) }), [isOn]);
  return (
    <>
      <Button
        type="button"
        size="sm"
        variant="quiet"
        className="-mx-3 !font-normal"
        onClick={() => setIsOpen(true)}
      >
        Keyboard shortcuts
      </Button>
      {isOpen && (
        <Dialog title="Keyboard shortcuts" onClose={() => setIsOpen(false)}>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-3">
            {KEYS.map(([key, action]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="inline-block min-w-8 rounded-control border border-control bg-sunk px-2 py-0.5 text-center font-[650]">
                    {key}
                  </kbd>
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm text-soft">They wait while you type in a field.</p>
          <CheckBox
            className="mt-1"
            label="Use these shortcuts on this device"
            checked={isOn}
            onChange={({ currentTarget }) => {
              setIsOn(currentTarget.checked);
              storeIsOn(currentTarget.checked);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
