import type { ReactNode } from "react";
import { lazyHydrated } from "~/components/later";
import { useRootData } from "~/components/root-data";
import { AppShell } from "~/components/shell/app-shell";
import type { SectionLink } from "~/components/shell/section";
import { TimeZoneProvider } from "~/components/ui/time";
import { ToastRegion, type ToastText } from "~/components/ui/toast";
import { paths } from "~/paths";
import type { PaletteProps } from "../palette/palette-button";
import { Bell } from "./bell";
import type { loadFrame } from "./queries.server";

export type Frame = Awaited<ReturnType<typeof loadFrame>>;

const PaletteButton = lazyHydrated<PaletteProps>("palette-button", () =>
  import("../palette/palette-button").then(({ PaletteButton }) => PaletteButton),
);

/**
 * The signed-in frame around a screen, or around what is said instead of one.
 * @param notice said in place of the page's own toast
 */
export function SignedInFrame({
  frame: { bell, timeZone, userId: _, home: _home, type, groups, bar, account, ...shell },
  notice = null,
  children,
}: {
  frame: Frame;
  notice?: ToastText | null;
  children: ReactNode;
}) {
  const { toast = null, theme = "system" } = useRootData() ?? {};
  const withCount = (link: SectionLink) =>
    link.to === paths.messages ? { ...link, unread: bell.messages } : link;
  return (
    <TimeZoneProvider chosen={timeZone}>
      <AppShell
        {...shell}
        groups={groups.map((links) => links.map(withCount))}
        account={[...account, ...(groups.at(-1) ?? [])]}
        bar={{ ...bar, links: bar.links.map(withCount) }}
        theme={theme}
        find={<PaletteButton type={type} screens={groups.flat()} />}
        bell={<Bell items={bell.items} unread={bell.unread} />}
      >
        <ToastRegion toast={notice ?? toast} overlay />
        {children}
      </AppShell>
    </TimeZoneProvider>
  );
}
