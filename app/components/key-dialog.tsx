import { CheckBox } from "./ui/checkbox";
import { Dialog } from "./ui/dialog";

type Key = readonly [key: string, action: string];

/** The keys of every signed-in page. */
const EVERYWHERE: readonly Key[] = [
  ["Ctrl K", "Go to a screen, a campaign or a name"],
  ["Ctrl B", "Show or hide the navigation"],
  ["?", "Show these shortcuts"],
];

/** Lists the keyboard shortcuts, and turns single keys off or on. @param keys those of the screen, listed first */
export function KeyDialog({
  keys,
  isOn,
  onSwitch,
  onClose,
}: {
  keys: readonly Key[];
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-3">
        {[...keys, ...EVERYWHERE].map(([key, action]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded-control border border-control bg-paper px-2 py-0.5 text-center font-strong">
                {key}
              </kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-soft">
        On a Mac, Ctrl is ⌘. Single keys wait while you type in a field.
      </p>
      <CheckBox
        className="mt-1"
        label="Use single keys on this device"
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
    </Dialog>
  );
}
