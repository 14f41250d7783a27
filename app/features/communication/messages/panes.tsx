import type { ReactNode } from "react";

/**
 * The list beside the open conversation, from 1024 px; wider while none is open. Narrower screens show one of them.
 * @param aside a third column, from 1280 px
 * @param isOpen whether a conversation is open; phones then show it instead of the list
 */
export function Panes({
  list,
  isOpen,
  aside,
  children,
}: {
  list: ReactNode;
  isOpen: boolean;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const onPhones = (isShown: boolean) => (isShown ? "" : "max-lg:hidden");
  // An open conversation fills what the top bar and the bar of phones leave of the window, and scrolls inside.
  const filled = isOpen
    ? "max-lg:-mx-4 max-lg:-my-6 max-lg:h-[calc(100dvh-65px-var(--bottom-bar)-var(--banner))] max-lg:min-h-80 md:max-lg:-mx-9 md:max-lg:-my-8"
    : "";
  return (
    <div
      className={`${filled} lg:grid lg:h-[calc(100dvh-8.5rem)] lg:min-h-[26rem] ${isOpen ? "lg:grid-cols-[20rem_minmax(0,1fr)]" : "lg:grid-cols-[1.7fr_1fr]"} lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-card ${aside ? "xl:grid-cols-[18rem_minmax(0,1fr)_18rem]" : ""}`}
    >
      <div
        className={`relative min-w-0 lg:overflow-y-auto lg:border-r lg:border-line lg:p-4 ${onPhones(!isOpen)}`}
      >
        {list}
      </div>
      <div className={`h-full min-w-0 lg:min-h-0 ${onPhones(isOpen)}`}>{children}</div>
      {aside}
    </div>
  );
}

export function NothingOpen() {
  return (
    <div className="grid h-full place-items-center p-6 text-center">
      <p className="text-soft">Select a conversation to start messaging</p>
    </div>
  );
}
