import { sql } from "drizzle-orm";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { broadcastContentChange, notify } from "~/features/communication/notifications/notify";
import {
  actsAs,
  type CommandContext,
  requireParty,
  sideIdOf,
} from "~/features/identity/accounts/actor";
import {
  addToPortfolio,
  portfolioFull,
  removeFromPortfolio,
} from "~/features/profiles/portfolio/commands.server";
import { commit, workflow } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { portfolioConsents } from "~db/schema";
import { portfolioNotifications } from "./notifications";
import { type Consent, loadConsent } from "./queries.server";
import { consentMachine } from "./status";

const { askAgain } = consentMachine.steps;

/** Asks the brand whether a posted content item may join the portfolio. A declined request cannot be repeated. */
export async function requestConsent(ctx: CommandContext, contentId: string) {
  requireParty(ctx, "athlete");
  const contentItem = await loadConsent(ctx, contentId);
  if (!contentItem?.files.length) throw notFound();
  const { brandId, athleteName, title } = contentItem;
  await commit(ctx, {
    change: sql`insert into portfolio_consents (id, content_id, status, created_at)
      select ${newId()}, id, 'asked', ${ctx.now} from content_submissions
      where id = ${contentId} and athlete_id = ${ctx.actor.personId} and status = 'posted'
      on conflict (content_id) do update set status = ${askAgain.to} where status in ${askAgain.from}`,
    effects: [
      ...notify(ctx, portfolioNotifications.asked, {
        userId: brandId,
        subjectId: contentId,
        params: { athleteName, title },
        bundle: `portfolio-consent:${contentId}`,
      }),
      broadcastContentChange(contentId, ctx.now),
    ],
    audit: { action: "portfolio_consent_asked", resourceType: "content", resourceId: contentId },
  });
}

const transitionConsent = workflow({
  machine: consentMachine,
  table: portfolioConsents,
  resource: "portfolio_consent",
  actsAs,
  async read(ctx: CommandContext, contentId) {
    const found = await loadConsent(ctx, contentId);
    return found?.id ? found : undefined;
  },
  unchanged: ({ actor }, { contentId }) => sql`exists (
    select 1 from content_submissions join campaigns on campaigns.id = campaign_id
    where content_submissions.id = ${contentId} 
      and (athlete_id = ${actor.personId} or brand_id = ${actor.brandId}))`,
});

/** Nothing has been shown yet, so the brand gets no notification. */
export const withdrawConsentRequest = (ctx: CommandContext, contentId: string) =>
  transitionConsent(ctx, contentId, { name: "withdraw", isRepeated: () => true }, () => ({
    effects: [broadcastContentChange(contentId, ctx.now)],
  }));

/** The brand's answer, the first or a later one. */
export type ConsentAnswer = Exclude<(typeof consentMachine.names)[number], "withdraw">;

const EFFECTS: Record<
  ConsentAnswer,
  (
    ctx: CommandContext,
    contentItem: Consent,
    toAthlete: ReturnType<typeof athleteRecipient>,
  ) => Statement[]
> = {
  allow,
  "allow-after-all": allow,
  decline: (ctx, _, toAthlete) => notify(ctx, portfolioNotifications.declined, toAthlete),
  "take-back": (ctx, { contentId }, toAthlete) => [
    removeFromPortfolio(contentId),
    ...notify(ctx, portfolioNotifications.taken_back, toAthlete),
  ],
};

/** Adds as many files to the portfolio as fit. The athlete can add the others later. */
function allow(
  ctx: CommandContext,
  { files, room }: Consent,
  toAthlete: ReturnType<typeof athleteRecipient>,
) {
  const joining = files.slice(0, room);
  const fits = joining.length === files.length;
  return [
    ...joining.map(({ id }) => addToPortfolio(id, ctx.now)),
    ...notify(ctx, portfolioNotifications.allowed, {
      ...toAthlete,
      params: { ...toAthlete.params, fits },
    }),
  ];
}

const athleteRecipient = ({ athleteId, contentId, company, title }: Consent) => ({
  userId: athleteId,
  subjectId: contentId,
  params: { company, title },
});

/** Stores the brand's answer. Consent makes the files public; its withdrawal makes them private again. */
export const answerConsentRequest = (
  ctx: CommandContext,
  contentId: string,
  answer: ConsentAnswer,
) =>
  transitionConsent(ctx, contentId, { name: answer, isRepeated: () => true }, (contentItem) => ({
    effects: [
      ...markHandled(sideIdOf(ctx.actor), ctx.now, contentId),
      ...EFFECTS[answer](ctx, contentItem, athleteRecipient(contentItem)),
      broadcastContentChange(contentId, ctx.now),
    ],
  }));

/** Adds a file that the brand has allowed: one that did not fit, or that the athlete had removed. */
export async function addAllowedFile(ctx: CommandContext, contentId: string, fileId: string) {
  requireParty(ctx, "athlete");
  const contentItem = await loadConsent(ctx, contentId);
  const file = contentItem?.files.find(({ id }) => id === fileId);
  if (!contentItem || !file) throw notFound();
  if (contentItem.status !== "allowed") throw conflict(NOT_ALLOWED);
  if (file.isShown) return;
  if (contentItem.room === 0) throw portfolioFull();
  await commit(
    ctx,
    {
      change: addToPortfolio(
        fileId,
        ctx.now,
        sql`content_id = ${contentId} and owner_id = ${ctx.actor.personId} and exists (
        select 1 from portfolio_consents where content_id = ${contentId} and status = 'allowed')`,
      ),
      audit: {
        action: "portfolio_added",
        resourceType: "portfolio",
        resourceId: ctx.actor.personId,
        detail: { mediaId: fileId },
      },
    },
    () => conflict("Your portfolio has changed since you opened it. Try again."),
  );
}

const NOT_ALLOWED = "The brand hasn't agreed to this.";
