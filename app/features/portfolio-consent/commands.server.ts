import { sql } from "drizzle-orm";
import { paths } from "~/paths";
import { commit, workflow } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { portfolioConsents } from "~db/schema";
import { actsAs, type CommandContext, requireParty } from "../accounts/actor";
import { markHandled } from "../notifications/handled";
import { contentChanged, notify } from "../notifications/notify";
import { full, leavePortfolio, showInPortfolio } from "../portfolio/commands.server";
import { type Consent, readConsent } from "./queries.server";
import { consentMachine } from "./status";

const { askAgain } = consentMachine.steps;

/** Asks the brand whether a posted piece may join the portfolio. A declined request cannot be repeated. */
export async function askForConsent(ctx: CommandContext, contentId: string) {
  requireParty(ctx, "athlete");
  const piece = await readConsent(ctx, contentId);
  if (!piece?.files.length) throw notFound();
  const { brandId, athleteName, title } = piece;
  await commit(ctx, {
    change: sql`insert into portfolio_consents (id, content_id, status, created_at)
      select ${newId()}, id, 'asked', ${ctx.now} from content_submissions
      where id = ${contentId} and athlete_id = ${ctx.actor.userId} and status = 'posted'
      on conflict (content_id) do update set status = ${askAgain.to} where status in ${askAgain.from}`,
    effects: [
      ...notify(ctx, {
        userId: brandId,
        kind: "content",
        title: "Portfolio request",
        message: `${athleteName} would like to show “${title}” in a public portfolio. You can allow it or decline.`,
        link: paths.brand.content(contentId),
        bundle: `portfolio-consent:${contentId}`,
      }),
      contentChanged(contentId, ctx.now),
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
    const found = await readConsent(ctx, contentId);
    return found?.id ? found : undefined;
  },
  unchanged: ({ actor: { userId } }, { contentId }) => sql`exists (
    select 1 from content_submissions join campaigns on campaigns.id = campaign_id
    where content_submissions.id = ${contentId} and ${userId} in (athlete_id, brand_id))`,
});

/** Nothing has been shown yet, so the brand gets no notification. */
export const withdrawRequest = (ctx: CommandContext, contentId: string) =>
  transitionConsent(ctx, contentId, "withdraw", () => ({
    effects: [contentChanged(contentId, ctx.now)],
  }));

/** The brand's answer, the first or a later one. */
export type Answer = Exclude<(typeof consentMachine.names)[number], "withdraw">;

const EFFECTS: Record<
  Answer,
  (piece: Consent, now: number) => { statements: Statement[]; told: string[] }
> = {
  allow,
  "allow-after-all": allow,
  decline: ({ company, title }) => ({
    statements: [],
    told: [
      "Portfolio request declined",
      `${company} would rather not have “${title}” in your portfolio.`,
    ],
  }),
  "take-back": ({ company, title, contentId }) => ({
    statements: [leavePortfolio(contentId)],
    told: [
      "Content removed from your portfolio",
      `${company} no longer wants “${title}” in your portfolio, so we've taken it out.`,
    ],
  }),
};

/** Adds as many files to the portfolio as fit. The athlete can add the others later. */
function allow({ company, title, files, room }: Consent, now: number) {
  const joining = files.slice(0, room);
  const agreed = `${company} is happy for you to show “${title}”.`;
  const rest =
    joining.length === files.length
      ? "It's now in your portfolio."
      : "Your portfolio is full. Remove a piece, then add it from the content's page.";
  return {
    statements: joining.map(({ id }) => showInPortfolio(id, now)),
    told: ["Portfolio request allowed", `${agreed} ${rest}`],
  };
}

/** Stores the brand's answer. Consent makes the files public; its withdrawal makes them private again. */
export const answerRequest = (ctx: CommandContext, contentId: string, answer: Answer) =>
  transitionConsent(ctx, contentId, answer, (piece) => {
    const { statements, told } = EFFECTS[answer](piece, ctx.now);
    const [title = "", message = ""] = told;
    const link = paths.athlete.content(contentId);
    return {
      effects: [
        ...statements,
        ...markHandled(ctx, paths.brand.content(contentId)),
        ...notify(ctx, { userId: piece.athleteId, kind: "content", title, message, link }),
        contentChanged(contentId, ctx.now),
      ],
    };
  });

/** Adds a file that the brand has allowed: one that did not fit, or that the athlete had removed. */
export async function addAllowedFile(ctx: CommandContext, contentId: string, fileId: string) {
  requireParty(ctx, "athlete");
  const piece = await readConsent(ctx, contentId);
  const file = piece?.files.find(({ id }) => id === fileId);
  if (!piece || !file) throw notFound();
  if (piece.status !== "allowed") throw conflict(NOT_ALLOWED);
  if (file.isShown) return;
  if (piece.room === 0) throw full();
  await commit(
    ctx,
    {
      change: showInPortfolio(
        fileId,
        ctx.now,
        sql`content_id = ${contentId} and owner_id = ${ctx.actor.userId} and exists (
        select 1 from portfolio_consents where content_id = ${contentId} and status = 'allowed')`,
      ),
      audit: {
        action: "portfolio_added",
        resourceType: "portfolio",
        resourceId: ctx.actor.userId,
        detail: { mediaId: fileId },
      },
    },
    () => conflict("Your portfolio has changed since you opened it. Try again."),
  );
}

const NOT_ALLOWED = "The brand hasn't agreed to this.";
