import type { AppLoadContext } from "@remix-run/cloudflare";
import { TYPE_LABELS } from "~/features/identity/accounts/account-labels";
import { homeOf } from "~/features/identity/accounts/actor";
import { requireAccount } from "~/features/identity/accounts/guards.server";
import { accountLinks, barLinks, sideLinks } from "~/features/identity/accounts/navigation";
import { ownAvatar } from "~/features/identity/accounts/queries.server";
import { chosenTimeZone } from "~/features/identity/accounts/time-zone.server";
import { paths } from "~/paths";
import { loadBell } from "./queries.server";

const findOpenedConversation = ({ pathname }: URL) => {
  const [, rest = ""] = pathname.split(paths.conversation(""));
  return rest.replace(/\.data$/, "") || null;
};

/** What the signed-in frame shows. */
export async function loadFrame(context: AppLoadContext) {
  const ctx = requireAccount(context);
  const { actor } = ctx;
  // Staff without a second factor have nowhere to go but its set-up.
  const isClosed = actor.type === "staff" && context.session.claims?.level !== "two_factor";
  const [bell, timeZone, avatar] = await Promise.all([
    loadBell(ctx, context.describeNotification, findOpenedConversation(context.request.url)),
    chosenTimeZone(ctx),
    ownAvatar(ctx),
  ]);
  return {
    userId: actor.personId,
    type: actor.type,
    person: { name: actor.name, avatar, typeLabel: TYPE_LABELS[actor.type] },
    home: homeOf(actor),
    groups: sideLinks(actor, isClosed),
    bar: barLinks(actor.type, isClosed),
    account: accountLinks(actor, isClosed),
    open: context.cookies.get("sidebar") !== "closed",
    timeZone,
    bell,
  };
}
