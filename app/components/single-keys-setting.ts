/** Whether single keys are shortcuts. Stored on the device: they can be turned off, because they interfere with speech input. */
const SETTING = "review-keys";

export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(SETTING) !== "off";
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(SETTING);
    else localStorage.setItem(SETTING, "off");
  } catch {
    // Without storage it holds until the page is left.
  }
}
