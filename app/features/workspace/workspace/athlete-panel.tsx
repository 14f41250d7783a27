import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { singleKeysAreOn } from "~/components/single-keys-setting";
import { Arrow } from "~/components/ui/arrow";
import { Avatar } from "~/components/ui/avatar";
import { Tags, Verified } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { MessageLink } from "~/features/communication/messages/message-link";
import { InvitedNote } from "~/features/deals/invitations/invited-note";
import { Conflicts } from "~/features/deals/rights/conflict-list";
import { InviteButton } from "~/features/finding/discovery/invite-button";
import { ProfileLink } from "~/features/finding/discovery/profile-link";
import { ShortlistButton } from "~/features/finding/discovery/shortlist-button";
import { athleteAnchor } from "~/features/finding/discovery/view";
import { NOT_KNOWN } from "~/features/profiles/athletes/figures";
import { FollowersList } from "~/features/profiles/athletes/followers-list";
import { GalleryItem } from "~/features/profiles/portfolio/gallery";
import type { AthletePreview } from "./athlete-preview.server";

export interface PanelProps {
  athlete: AthletePreview;
  /** The addresses of the list without the panel, and with the athletes before and after in it. */
  close: string;
  previous?: string | undefined;
  next?: string | undefined;
}

const FIELDS = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog";

/** An athlete beside a list; on phones in its place. */
export function AthletePanel({ athlete, close, previous, next }: PanelProps) {
  const panel = usePanelFocus(athlete.id);
  useEffect(pressLinksByKey, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={athlete.name}
      className="rounded-card border border-line bg-card p-4 text-sm lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:overflow-y-auto"
    >
      <div className="flex items-center gap-1">
        <Step to={previous} keyName="K">
          <Arrow to="left" />
          Previous
        </Step>
        <Step to={next} keyName="J">
          Next
          <Arrow to="right" />
        </Step>
        <Link
          to={close}
          preventScrollReset
          className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-center rounded-control hover:bg-leaf-wash md:min-h-9 md:min-w-9"
        >
          <Icon name="x" />
          <span className="sr-only">Close</span>
        </Link>
      </div>
      <div className="mt-2 flex items-center gap-3">
        <Avatar name={athlete.name} picture={athlete.avatar} />
        <div className="min-w-0">
          <h3 className="text-lg">{athlete.name}</h3>
          <p className="text-soft">
            {athlete.place} {athlete.isVerified && <Verified />}
          </p>
          {athlete.away && <p className="font-strong">{athlete.away}</p>}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <InviteButton athlete={athlete} size="sm" />
        <ProfileLink athlete={athlete} className={buttonClass({ variant: "plain", size: "sm" })}>
          View Profile<span className="sr-only">{` of ${athlete.name}`}</span>
        </ProfileLink>
        <MessageLink to={athlete} />
        <ShortlistButton athlete={athlete} shortlisted={athlete.shortlisted} />
      </div>
      <div className="mt-3 grid gap-2 empty:hidden">
        <InvitedNote invitedTo={athlete.invitedTo} />
        <Conflicts conflicts={athlete.conflicts} />
      </div>
      <dl className="mt-3 divide-y divide-line">
        <Fact name="Price" value={athlete.price} />
        <Fact
          name="Followers"
          value={
            athlete.followerCounts.length > 0 ? (
              <FollowersList counts={athlete.followerCounts} />
            ) : (
              NOT_KNOWN
            )
          }
        />
        {athlete.facts.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </dl>
      {athlete.work.length > 0 && (
        <>
          <h4 className="mt-3 text-sm text-soft">Portfolio</h4>
          <ul className="mt-1 grid grid-cols-3 gap-1.5">
            {athlete.work.map((item, i) => (
              <li key={item.publicName}>
                <GalleryItem item={item} label={item.alt || `Work by ${athlete.name}, ${i + 1}`} />
              </li>
            ))}
          </ul>
        </>
      )}
      {athlete.bio && <p className="mt-4 whitespace-pre-line">{athlete.bio}</p>}
      {athlete.themes.length > 0 && (
        <div className="mt-3">
          <Tags labels={athlete.themes} />
        </div>
      )}
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className="flex justify-between gap-3 py-1.5">
    <dt className="flex-none text-soft">{name}</dt>
    <dd className="text-right">{value}</dd>
  </div>
);

function Step({
  to,
  keyName,
  children,
}: {
  to: string | undefined;
  keyName: string;
  children: ReactNode;
}) {
  if (!to) return null;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-keyshortcuts={keyName}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 no-underline hover:bg-leaf-wash md:min-h-9"
    >
      {children}
      <kbd className="ml-1.5 text-xs text-soft noscript:hidden max-md:hidden">{keyName}</kbd>
    </Link>
  );
}

/** The panel takes the focus when an athlete is opened in place, and gives it back to the athlete's row. */
function usePanelFocus(athleteId: string) {
  const panel = useRef<HTMLElement>(null);
  const isFirstPage = useLocation().key === "default";
  const shownId = useRef(athleteId);
  useEffect(() => {
    shownId.current = athleteId;
    if (!isFirstPage) panel.current?.focus();
  }, [athleteId, isFirstPage]);
  useEffect(
    () => () =>
      document.querySelector<HTMLElement>(`#${athleteAnchor(shownId.current)} a`)?.focus(),
    [],
  );
  return panel;
}

/** J and K follow the links that name them, unless single keys are off for this device. @returns stops it */
function pressLinksByKey() {
  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
    if (ctrlKey || altKey || metaKey || isComposing || !singleKeysAreOn()) return;
    if (!/^[jk]$/i.test(key) || (target as Element).closest(FIELDS)) return;
    document.querySelector<HTMLElement>(`[aria-keyshortcuts=${key.toUpperCase()}]`)?.click();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
