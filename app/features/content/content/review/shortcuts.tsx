import { useEffect, useState } from "react";
import { KeyDialog } from "~/components/key-dialog";
import { setSingleKeys, singleKeysAreOn } from "~/components/single-keys";
import { Button } from "~/components/ui/button";
import { KEYS, listenToKeys } from "./keys";

/** The keys of a review, and the button that lists them. */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(singleKeysAreOn);
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
        <KeyDialog
          keys={KEYS}
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
