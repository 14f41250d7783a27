import { z } from "zod";
import { ID_PATTERN } from "~db/columns";
import { FLAG_REASONS, type FlagReason } from "~db/constants";

const MOST_LINKS = 10;

const linesOf = (text: string) => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const isSecureLink = (text: string) => URL.canParse(text) && new URL(text).protocol === "https:";

/** One link a line; told for the box as a whole, naming the line. */
const mediaUrls = z
  .string()
  .max(20_000, "That is too long: one link a line")
  .default("")
  .superRefine((text, issues) => {
    const refuse = (message: string) => issues.addIssue({ code: "custom", message });
    const lines = linesOf(text);
    if (lines.length > MOST_LINKS) refuse(`Please give at most ${MOST_LINKS} links`);
    const wrong = lines.findIndex((line) => !isSecureLink(line));
    if (wrong >= 0) refuse(`Line ${wrong + 1} is not a link that begins with https://`);
  })
  .transform(linesOf);

const piece = {
  title: z
    .string("Title is required")
    .trim()
    .min(1, "Title is required")
    .max(200, "Title must be at most 200 characters"),
  description: z
    .string()
    .trim()
    .max(5000, "Description must be at most 5000 characters")
    .default(""),
  mediaUrls,
};

export const newPieceSchema = z.object({
  id: z.string().regex(ID_PATTERN),
  campaignId: z.string("Please select a campaign").min(1, "Please select a campaign"),
  ...piece,
});

/** When the piece last changed, as the page shows it: a page that has been overtaken decides nothing. */
const seen = z.number().optional();

export const editPieceSchema = z.object({ intent: z.enum(["save", "revise"]), seen, ...piece });

export type NewPiece = z.infer<typeof newPieceSchema>;
export type EditedPiece = Omit<z.infer<typeof editPieceSchema>, "intent" | "seen">;

const feedback = z.string().trim().max(2000, "Feedback must be at most 2000 characters");

const FEEDBACK_REQUIRED = "Please provide feedback for the requested changes";
const REASON_REQUIRED = "Please select a reason for flagging this content";

export const approveSchema = z.object({
  intent: z.literal("approve"),
  seen,
  feedback: feedback.optional(),
});

export const requestChangesSchema = z.object({
  // The campaign's page calls it a rejection.
  intent: z.enum(["request-changes", "reject"]),
  seen,
  feedback: z.string(FEEDBACK_REQUIRED).trim().min(1, FEEDBACK_REQUIRED).pipe(feedback),
});

export const flagSchema = z.object({
  intent: z.literal("flag"),
  seen,
  reason: z.enum(FLAG_REASONS, REASON_REQUIRED),
  feedback: feedback.default(""),
});

export const commentSchema = z.object({
  intent: z.literal("comment"),
  id: z.string().regex(ID_PATTERN),
  comment: z.string().trim().max(2000, "A comment may have at most 2000 characters").default(""),
});

export const REASON_LABELS: Record<FlagReason, string> = {
  inappropriate_content: "Inappropriate content",
  brand_guideline_violation: "Brand guideline violation",
  copyright_concern: "Copyright concern",
  quality_issues: "Quality issues",
  misleading_information: "Misleading information",
  other: "Other",
};
