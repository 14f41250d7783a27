import type { CommandContext } from "~/features/identity/accounts/actor";
import { dayOf, formatDay } from "~/platform/dates";
import { HOUR_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { FieldError, StaleFormError } from "~/platform/forms";
import type { ContentSnapshot } from "./content-snapshot.server";
import { storeVersion } from "./content-snapshot.server";
import type { EditedContent } from "./schema";

/** The date in UTC−12, the last time zone in which a day ends. */
const earliestToday = (now: number) => dayOf(now - 12 * HOUR_MS);

/** Why a content item cannot be planned for a day ('YYYY-MM-DD'); null when it can. A campaign that is over sets no last day. */
export function findPlannedDateError(
  day: string | null | undefined,
  { lastDay, now }: { lastDay: string | null; now: number },
): string | null {
  if (!day) return null;
  const today = earliestToday(now);
  if (day < today) return "The planned date has passed. Choose today or later";
  if (lastDay === null || lastDay < today || day <= lastDay) return null;
  return `The campaign ends on ${formatDay(lastDay, { now })}. Choose that day or earlier`;
}

/** What a form with the fields of a content item was made from. */
export interface Basis {
  /** When the fields were last saved, as its page showed them. */
  expectedVersion?: number | undefined;
  /** The id of the open form, which may save again after its own last save. */
  editedIn?: string | undefined;
}

/**
 * An athlete who edits on two devices sees what the other device saved before it is replaced.
 * @throws StaleFormError when another form has saved the fields since
 */
export function requireUnedited(content: ContentSnapshot, { expectedVersion, editedIn }: Basis) {
  if (expectedVersion === undefined || expectedVersion === content.editedAt) return;
  if (editedIn !== undefined && editedIn === content.editedIn) return;
  throw new StaleFormError("This was changed on another device.");
}

/**
 * @param isTyped the day comes with the form that asks
 * @throws AppError when a content item cannot be planned for this day, beside its field where the form has it
 */
export function requirePlannableDay(
  { now }: Pick<CommandContext, "now">,
  lastDay: string | null,
  day: string | null | undefined,
  isTyped = true,
) {
  const dateError = findPlannedDateError(day, { lastDay, now });
  if (!dateError) return;
  throw isTyped
    ? new FieldError({ plannedOn: [dateError] })
    : new AppError("invalid", `${dateError}.`);
}

/** What an edit writes. An empty field clears its column. */
export function editedColumns({ now }: CommandContext, edited: EditedContent, { editedIn }: Basis) {
  const { hashtags, platform, plannedOn, deliverable, disclosureReason, ...fields } = edited;
  return {
    ...fields,
    hashtags: hashtags ?? [],
    platform: platform ?? null,
    plannedOn: plannedOn ?? null,
    deliverable: deliverable ?? null,
    disclosureReason: disclosureReason ?? null,
    editedAt: now,
    editedIn: editedIn ?? null,
  };
}

/** Whether a content item has what this form says already, because the form is sent again. */
export const isSameEdit =
  (ctx: CommandContext, edited: EditedContent, basis: Basis) => (content: ContentSnapshot) => {
    const { editedAt: _, ...columns } = editedColumns(ctx, edited, basis);
    return Object.entries(columns).every(
      ([name, value]) =>
        JSON.stringify(value) === JSON.stringify(content[name as keyof typeof columns]),
    );
  };

/** A version that the brand has had is kept when the athlete changes the content item. */
export const prepareVersion = (ctx: CommandContext, content: ContentSnapshot) =>
  content.submittedAt !== null
    ? { before: [storeVersion(ctx, content.id, content)], version: content.version + 1 }
    : { version: content.version };
