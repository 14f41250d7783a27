import { paths, withQuery } from "~/paths";
import type { UserType } from "~db/constants";

/** What the palette lists. Pure. */

export interface PaletteEntry {
  label: string;
  /** What it is. */
  note: string;
  to: string;
  /** Other words that it is looked for by. */
  words?: string;
}

/** Searched for on the server from this many characters on. */
export const SHORTEST = 2;
export const LONGEST = 80;

/** The entries that have every word of the query in their name or their other words; those with it in the name first. */
export function entriesFor(entries: readonly PaletteEntry[], q: string): PaletteEntry[] {
  const asked = q.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => asked.every((word) => text.toLowerCase().includes(word));
  const named = entries.filter(({ label }) => has(label));
  const meant = entries.filter(({ label, words }) => !has(label) && has(`${label} ${words}`));
  return [...named, ...meant];
}

const action = (to: string, label: string, words = ""): PaletteEntry => ({
  to,
  label,
  note: "Action",
  words,
});
const screen = (to: string, label: string, words = ""): PaletteEntry => ({
  to,
  label,
  note: "Screen",
  words,
});

/** Other words for the screens of the navigation. */
const WORDS: Record<string, string> = {
  [paths.athlete.dashboard]: "home tasks to do",
  [paths.athlete.campaigns]: "find work jobs briefs",
  [paths.athlete.contentList]: "deliver reviews drafts",
  [paths.athlete.social]: "connect instagram tiktok youtube channels",
  [paths.athlete.analytics]: "report results numbers score",
  [paths.brand.dashboard]: "home tasks to do",
  [paths.brand.campaigns]: "deals invitations",
  [paths.brand.reviewQueue]: "approve reviews drafts",
  [paths.brand.discover]: "find search invite people",
  [paths.brand.matches]: "suggested recommended invite",
  [paths.brand.insights]: "report results return",
  [paths.admin.dashboard]: "home tasks to do",
  [paths.admin.content]: "flag report appeal hide messages",
  [paths.admin.polishing]: "edit clip video photo pictures",
  [paths.admin.verification]: "proof of identity documents badge",
  [paths.admin.disputes]: "decide ruling complaint evidence",
  [paths.admin.contests]: "track record correct",
  [paths.admin.users]: "suspend ban block account see as",
  [paths.admin.payments]: "refund money hold release stripe",
  [paths.admin.links]: "stop clicks url spam",
  [paths.admin.deletions]: "delete erase data privacy gdpr",
  [paths.admin.security]: "alerts audit log attack",
  [paths.admin.setup]: "roles staff moderator admin",
  [paths.admin.outbox]: "mail email send again failed",
  [paths.admin.jobs]: "cron schedule runs",
  [paths.billing]: "invoice plan premium upgrade subscription card vat",
  [paths.statement]: "money paid payout income",
  [paths.contracts]: "sign agreement deal",
  [paths.admin.contracts]: "agreement deal signatures",
  [paths.messages]: "inbox chat write",
  [paths.security]: "password passkey sign in devices",
  [paths.settings]: "account email name photo theme",
  [paths.help]: "support question",
};

const MEMBERS: PaletteEntry[] = [
  screen(paths.notifications, "Notifications", "alerts"),
  screen(paths.notificationSettings, "Notification settings", "mail email push"),
  screen(paths.disputes, "My Disputes", "problem complaint"),
  action(paths.fileDispute, "File a dispute", "problem complaint report"),
  screen(paths.invoices, "Invoices", "bill vat receipt plan"),
  screen(paths.trackRecord, "Track record", "reliability"),
  screen(paths.dataManagement, "Data management", "export download delete account privacy"),
  action(paths.changePassword, "Change your password"),
  action(paths.twoFactor, "Set up two-factor sign-in", "2fa security code"),
];

const OTHERS: Record<UserType, PaletteEntry[]> = {
  athlete: [
    action(paths.athlete.newContent, "Add content", "upload send deliver clip reel video photo"),
    action(
      withQuery(paths.athlete.campaigns, { tab: "invitations" }),
      "Answer invitations",
      "accept decline offer invite",
    ),
    screen(withQuery(paths.athlete.campaigns, { tab: "mine" }), "My Campaigns", "deals"),
    screen(paths.athlete.portfolio, "Portfolio", "work pictures media kit"),
    screen(paths.athlete.payouts, "Payouts", "bank account paid money stripe"),
    screen(paths.rights, "Your exclusivity and rights", "usage licence"),
    ...MEMBERS,
  ],
  brand: [
    action(paths.brand.newCampaign, "Create Campaign", "new brief"),
    action(paths.brand.discover, "Invite athletes", "find offer add"),
    action(paths.brand.dashboard, "Pay athletes", "payment fund fee"),
    action(paths.brand.sales, "Report sales", "orders codes upload"),
    screen(paths.statement, "Spending", "paid held payments payouts statement budget money"),
    screen(paths.brand.shortlist, "Shortlist", "saved athletes list"),
    screen(paths.brand.searches, "Saved Searches", "filters"),
    screen(paths.brand.preferences, "Preferences", "match sports budget"),
    screen(paths.brand.interests, "Interested athletes", "applications"),
    screen(paths.brand.contractTemplates, "Contract templates", "terms"),
    screen(paths.brand.profile, "Brand profile", "company logo"),
    screen(paths.rights, "Your rights", "usage exclusivity licence"),
    ...MEMBERS,
  ],
  staff: [],
};

/** What the palette lists without asking the server: the screens of the navigation, other screens, and actions. */
export const fixedEntries = (
  type: UserType,
  screens: readonly { to: string; label: string }[],
): PaletteEntry[] => [
  ...screens.map(({ to, label }) => screen(to, label, WORDS[to])),
  ...OTHERS[type],
];
