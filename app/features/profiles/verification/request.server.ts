import { and, eq, sql } from "drizzle-orm";
import { getDomain } from "tldts";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { conflict, wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { assertRowChanged } from "~db/client";
import { newId } from "~db/columns";
import { verificationRequests } from "~db/schema";
import { setAthleteVerified } from "../athletes/athlete-rows.server";
import { setBrandVerified } from "../brands/brand-rows.server";
import { parseDomain, parseUkCompanyNumber } from "./company-identity";
import { isOwnOpenRequest, requireOpenRequest } from "./open-request.server";
import type { AthleteRequest, BrandRequest } from "./schema";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** What an applicant publishes: ten letters that are easy to type, of 31, which no one guesses by chance. */
function newProofCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `laurel-${[...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}

/**
 * Whether a host belongs to one owner: 'northlight.co.uk'. False for a public suffix, such as 'co.uk' or 'github.io', under which
 * anyone can have a name. The list of suffixes comes with tldts.
 */
const isOwnDomain = (host: string): boolean =>
  getDomain(host, { allowPrivateDomains: true }) !== null;

type Values = Omit<
  typeof verificationRequests.$inferInsert,
  "id" | "userId" | "brandId" | "proofCode" | "createdAt"
>;

/** @throws AppError conflict while a request waits for a decision, or when the account is verified */
async function submitRequest(ctx: CommandContext, values: Values) {
  const { actor, db, now } = ctx;
  const id = newId();
  const change = {
    before: [
      actor.type === "athlete"
        ? setAthleteVerified(sql`user_id = ${actor.personId} and not is_verified`, false)
        : setBrandVerified(sql`id = ${actor.brandId} and not is_verified`, false),
      assertRowChanged(),
    ],
    // The indexes of open requests leave room for one.
    change: db.orm
      .insert(verificationRequests)
      .values({
        ...values,
        id,
        userId: actor.personId,
        brandId: actor.brandId || null,
        proofCode: newProofCode(),
        createdAt: now,
      })
      .onConflictDoNothing(),
    audit: {
      action: "verification_requested",
      resourceType: "verification_request",
      resourceId: id,
    } as const,
  };
  await commit(ctx, change, () =>
    conflict("Your request is already with us. Open this page again to see it."),
  ).catch((error) => {
    throw wrapError("submit verification request", error);
  });
}

/** Asks for the athlete to be verified. @throws AppError as `submitRequest` */
export function requestAsAthlete(
  ctx: CommandContext,
  { portfolioUrls, verificationNotes, ...handles }: AthleteRequest,
) {
  requireParty(ctx, "athlete");
  const socialHandles = Object.fromEntries(Object.entries(handles).filter(([, handle]) => handle));
  return submitRequest(ctx, {
    userType: "athlete",
    socialHandles,
    portfolioUrls,
    verificationNotes,
  });
}

/** Asks for the brand to be verified. @throws AppError as `submitRequest`; FieldError for a website under which anyone has a name */
export async function requestAsBrand(ctx: CommandContext, input: BrandRequest) {
  requireParty(ctx, "brand");
  if (!isOwnDomain(parseDomain(input.companyWebsite)))
    throw new FieldError({
      companyWebsite: [
        "Enter your own website. A page on someone else's site doesn't show who you are",
      ],
    });
  const number = input.companyRegistrationNumber;
  return submitRequest(ctx, {
    ...input,
    userType: "brand",
    companyRegistrationNumber:
      (input.companyCountry === "GB" ? parseUkCompanyNumber(number) : null) ?? number,
  });
}

/**
 * Answers what staff asked for; a later answer replaces it.
 * @throws AppError conflict if nothing is asked any more
 */
export async function answerQuestion(ctx: CommandContext, answer: string) {
  const { id } = await requireOpenRequest(ctx);
  await commit(ctx, {
    change: ctx.db.orm
      .update(verificationRequests)
      .set({ answer })
      .where(
        and(
          eq(verificationRequests.id, id),
          isOwnOpenRequest(ctx),
          eq(verificationRequests.status, "under_review"),
        ),
      ),
    audit: {
      action: "verification_question_answered",
      resourceType: "verification_request",
      resourceId: id,
    },
  });
}
