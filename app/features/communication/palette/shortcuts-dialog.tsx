import { useState } from "react";
import { KeyDialog } from "~/components/key-dialog";
import { setSingleKeys, singleKeysAreOn } from "~/components/single-keys-setting";

/** The shortcuts of pages without keys of their own. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(singleKeysAreOn);
  return (
    <KeyDialog
      keys={[]}
      isOn={isOn}
      onSwitch={(on) => {
        setIsOn(on);
        setSingleKeys(on);
      }}
      onClose={onClose}
    />
  );
}
