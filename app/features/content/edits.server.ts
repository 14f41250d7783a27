import { AppError } from "~/platform/errors";
import { FieldError, OvertakenError } from "~/platform/forms";
import type { CommandContext } from "../accounts/actor";
import { wrongDay } from "./planned-date";
import type { EditedContent } from "./schema";
import type { ContentSnapshot } from "./snapshot.server";
import { storeVersion } from "./versions.server";

/** What a form with the fields of a piece was made from. */
export interface Basis {
  /** When the fields were last saved, as its page showed them. */
  seen?: number | undefined;
  /** The id of the open form, which may save again after its own last save. */
  editedIn?: string | undefined;
}

/**
 * An athlete who edits on two devices sees what the other device saved before it is replaced.
 * @throws OvertakenError when another form has saved the fields since
 */
export function requireUnedited(content: ContentSnapshot, { seen, editedIn }: Basis) {
  if (seen === undefined || seen === content.editedAt) return;
  if (editedIn !== undefined && editedIn === content.editedIn) return;
  throw new OvertakenError("This was changed on another device.");
}

/**
 * @param isTyped the day comes with the form that asks
 * @throws AppError when a piece cannot be planned for this day, beside its field where the form has it
 */
export function requireDay(
  { now }: Pick<CommandContext, "now">,
  lastDay: string | null,
  day: string | null | undefined,
  isTyped = true,
) {
  const wrong = wrongDay(day, { lastDay, now });
  if (!wrong) return;
  throw isTyped ? new FieldError({ plannedOn: [wrong] }) : new AppError("invalid", `${wrong}.`);
}

/** What an edit writes. An empty field clears its column. */
export function columnsOf({ now }: CommandContext, edited: EditedContent, { editedIn }: Basis) {
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

/** A version that the brand has had is kept when the athlete changes the piece. */
export const versionAfter = (ctx: CommandContext, content: ContentSnapshot, isEdited: boolean) =>
  isEdited && content.submittedAt !== null
    ? { before: [storeVersion(ctx, content.id, content)], version: content.version + 1 }
    : { version: content.version };
