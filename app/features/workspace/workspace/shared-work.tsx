import { Icon } from "~/components/ui/icon";
import { floating, Popover } from "~/components/ui/popover";
import { SharedWorkPanel, type SharedWorkPanelProps } from "./shared-work-panel";

/** A column of its own, from 1280 px. */
export const SharedWorkColumn = (props: SharedWorkPanelProps) => (
  <aside
    aria-label={`Shared work with ${props.name}`}
    className="relative overflow-y-auto border-l border-line p-4 max-xl:hidden"
  >
    <h2 className="mb-3 text-lg">Shared work</h2>
    <SharedWorkPanel {...props} />
  </aside>
);

/** The same behind a button, on narrower screens. */
export const SharedWorkButton = (props: SharedWorkPanelProps) => (
  <Popover className="relative xl:hidden">
    <summary className="flex min-h-11 list-none items-center gap-2 rounded-control border border-control px-3 text-sm font-[650] hover:bg-leaf-wash">
      <Icon name="megaphone" />
      <span className="max-sm:sr-only md:sr-only">Shared work</span>
      {props.work.ownSteps > 0 && (
        <span className="min-w-5 rounded-full bg-track px-1 text-center text-xs font-[700] text-on-track tabular-nums">
          {props.work.ownSteps}
          <span className="sr-only"> waiting for you</span>
        </span>
      )}
    </summary>
    <div className={`max-h-[70dvh] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto !p-4 ${floating}`}>
      <h2 className="mb-3 text-lg">Shared work</h2>
      <SharedWorkPanel {...props} />
    </div>
  </Popover>
);
