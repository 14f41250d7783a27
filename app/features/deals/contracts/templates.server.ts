import { and, asc, eq, sql } from "drizzle-orm";
import {
  loadEntitlements,
  NeedsPlan,
} from "~/features/billing/subscriptions/load-entitlements.server";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { commit } from "~/platform/command";
import { AppError, notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { contractTemplates } from "~db/schema";
import { readContract } from "./contract-rows.server";
import { readDocument } from "./document";
import { type TemplateTerms, toTemplateTerms } from "./templates";

const MOST = 50;

const isMine = ({ actor }: CommandContext, id: string) =>
  and(eq(contractTemplates.id, id), eq(contractTemplates.brandId, actor.brandId));

/** A brand's templates by name. */
export async function listTemplates({ db, actor }: CommandContext) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: contractTemplates.id,
        name: contractTemplates.name,
        terms: contractTemplates.terms,
      })
      .from(contractTemplates)
      .where(eq(contractTemplates.brandId, actor.brandId))
      .orderBy(asc(sql`lower(${contractTemplates.name})`)),
  );
  return rows.map(({ terms, ...row }) => ({ ...row, terms: JSON.parse(terms) as TemplateTerms }));
}

/**
 * Keeps the terms of a contract for the brand's next ones. The same form sent twice makes one template.
 * @throws AppError not_found, FieldError at `name` if the brand has one of this name, NeedsPlan, or limit
 */
export async function saveTemplate(
  ctx: CommandContext,
  contractId: string,
  { id, name }: { id: string; name: string },
) {
  requireParty(ctx, "brand");
  const { db, actor, now } = ctx;
  // Side by side: one request.
  const [row, { ownTemplates }] = await Promise.all([
    readContract(ctx, contractId),
    loadEntitlements(ctx, "brand"),
  ]);
  if (!row || row.kind === "cancellation") throw notFound();
  if (!ownTemplates) throw new NeedsPlan("Saving contract templates is part of Brand Premium.");
  const terms = JSON.stringify(toTemplateTerms(readDocument(row.body).terms));
  try {
    await commit(
      ctx,
      {
        change: sql`insert into contract_templates (id, brand_id, name, terms, created_at)
          select ${id}, ${actor.brandId}, ${name}, ${terms}, ${now}
          where (select count(*) from contract_templates where brand_id = ${actor.brandId}) < ${MOST}`,
        audit: {
          action: "contract_template_saved",
          resourceType: "contract_template",
          resourceId: id,
          detail: { contractId },
        },
      },
      () => new AppError("limit", `You have ${MOST} templates. Delete one to save another.`),
    );
  } catch (error) {
    if (!brokenUnique(error)) throw error;
    const [[same]] = await db.read(
      db.orm
        .select({ id: contractTemplates.id })
        .from(contractTemplates)
        .where(and(isMine(ctx, id), eq(contractTemplates.name, name))),
    );
    if (!same) throw nameTaken();
  }
}

/** @throws AppError not_found, or FieldError at `name` if the brand has one of this name */
export async function renameTemplate(ctx: CommandContext, id: string, name: string) {
  requireParty(ctx, "brand");
  try {
    await commit(
      ctx,
      {
        change: ctx.db.orm.update(contractTemplates).set({ name }).where(isMine(ctx, id)),
        audit: {
          action: "contract_template_renamed",
          resourceType: "contract_template",
          resourceId: id,
        },
      },
      notFound,
    );
  } catch (error) {
    throw brokenUnique(error) ? nameTaken() : error;
  }
}

/** @throws AppError not_found */
export async function deleteTemplate(ctx: CommandContext, id: string) {
  requireParty(ctx, "brand");
  await commit(
    ctx,
    {
      change: ctx.db.orm.delete(contractTemplates).where(isMine(ctx, id)),
      audit: {
        action: "contract_template_deleted",
        resourceType: "contract_template",
        resourceId: id,
      },
    },
    notFound,
  );
}

const nameTaken = () => new FieldError({ name: ["You already have a template with this name"] });
