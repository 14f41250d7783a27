import { z } from "zod";
import { MAX_CAPTIONS } from "~/features/media/media/vtt";
import { isSecureLink, withHttps } from "~/platform/links";
import { normalizeParagraphs } from "~/platform/normalize-text";
import { lineText, paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import { FLAG_REASONS, PLATFORMS, type Platform } from "~db/constants";
import { findExcessLength, LONGEST_CAPTION, parseHashtags } from "./caption";
import { MISSING_FIELD_ERRORS } from "./submission-obstacle";

const MAX_LINKS = 10;

const linesOf = (text: string) => [...new Set(text.split("\n").map(withHttps).filter(Boolean))];

/** One link a line; told for the box as a whole, naming the line. */
const mediaUrls = z
  .string()
  .max(20_000, "That's too long. Enter one link per line")
  .default("")
  .superRefine((text, issues) => {
    const refuse = (message: string) => issues.addIssue({ code: "custom", message });
    const lines = linesOf(text);
    if (lines.length > MAX_LINKS) refuse(`Please add at most ${MAX_LINKS} links`);
    const wrong = lines.findIndex((line) => !isSecureLink(line));
    if (wrong >= 0) refuse(`Line ${wrong + 1} isn't a link starting with https://`);
  })
  .transform(linesOf);

const MAX_TAGS = 30;
const TAG = /^[\p{L}\p{N}\p{M}_]+$/u;

const hashtags = z
  .string()
  .max(2000, "That's too long for hashtags")
  .superRefine((text, issues) => {
    const refuse = (message: string) => issues.addIssue({ code: "custom", message });
    const tags = parseHashtags(text);
    if (tags.length > MAX_TAGS) refuse(`Please use at most ${MAX_TAGS} hashtags`);
    const wrong = tags.find((tag) => !TAG.test(tag));
    if (wrong) refuse(`“${wrong}” can't be a hashtag. Use letters, numbers and _`);
  })
  .transform(parseHashtags)
  .optional();

const content = {
  title: lineText(200, "Title must be at most 200 characters", "Add a title"),
  description: z
    .string()
    .overwrite(normalizeParagraphs)
    .refine((text) => [...text].length <= LONGEST_CAPTION, {
      error: `Caption must be at most ${LONGEST_CAPTION} characters`,
      abort: true,
    })
    .default(""),
  hashtags,
  mediaUrls,
  platform: z.enum(PLATFORMS, "Please select a platform").optional(),
  deliverable: z.string().max(500, "Choose one of the deliverables").optional(),
  plannedOn: z.iso.date("Please enter a valid date").optional(),
  disclosureReason: paragraphs(1000, "Reason must be at most 1000 characters").optional(),
};

/** A form that sends the content item needs something to see and a caption; one that keeps a draft does not. */
const isThere =
  (field: keyof typeof MISSING_FIELD_ERRORS) =>
  (value: { intent: string; description: string; mediaUrls: string[]; files?: number }) =>
    value.intent === "save" ||
    value[field].length > 0 ||
    (field === "mediaUrls" && (value.files ?? 0) > 0);

interface Sent {
  intent: string;
  title: string;
  description: string;
  hashtags?: string[] | undefined;
  platform?: Platform | undefined;
}

/** A form that sends the content item keeps to the limits of its platform; a draft may exceed them. */
function fits({ value, issues }: { value: Sent; issues: object[] }) {
  if (value.intent === "save") return;
  const { hashtags = [], platform = null } = value;
  for (const [field, message] of Object.entries(findExcessLength({ ...value, hashtags, platform })))
    issues.push({ code: "custom", path: [field], message, input: value });
}

const missing = (field: keyof typeof MISSING_FIELD_ERRORS) => ({
  path: [field],
  error: MISSING_FIELD_ERRORS[field],
  // Told together with whatever else is wrong.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
});

export const newContentSchema = z.object({
  intent: z.enum(["add-files", "add-link"]).default("add-files"),
  id: z.string().regex(ID_PATTERN),
  dealId: z.string().regex(ID_PATTERN),
  deliverable: content.deliverable,
});

/** A draft that goes to staff as it stands. */
export const polishSchema = z.object({
  intent: z.literal("polish"),
  disclosureReason: content.disclosureReason,
});

/** When the content item last changed, as the page shows it: a page that has been overtaken decides nothing. */
const expectedVersion = z.number().optional();

/** The id of the open form, which may save again after its own last save. */
const editedIn = z.string().regex(ID_PATTERN).optional();

/** How many files the page shows beside the form; the command counts its own. */
const files = z.number().optional();

export const editContentSchema = z
  .object({
    intent: z.enum(["save", "save-submit", "revise"]),
    expectedVersion,
    editedIn,
    files,
    ...content,
  })
  .refine(isThere("description"), missing("description"))
  .refine(isThere("mediaUrls"), missing("mediaUrls"))
  .check(fits);

export type NewContent = Omit<z.infer<typeof newContentSchema>, "intent">;
export type EditedContent = Omit<
  z.infer<typeof editContentSchema>,
  "intent" | "expectedVersion" | "editedIn" | "files"
>;

const feedback = paragraphs(2000, "Feedback must be at most 2000 characters");

const FEEDBACK_REQUIRED = "Please provide feedback for the requested changes";
const REASON_REQUIRED = "Please select a reason for flagging this content";

export const approveSchema = z.object({
  intent: z.literal("approve"),
  expectedVersion,
  /** Whether the brand has seen what the disclosure check found. */
  acknowledged: z.boolean().default(false),
  /** Whether the brand has seen that changes it asked for are not done. */
  despiteRequests: z.boolean().default(false),
  feedback: feedback.optional(),
  returnTo: z.string().optional(),
});

export const requestChangesSchema = z
  .object({
    // The campaign's page calls it a rejection.
    intent: z.literal("request-changes"),
    expectedVersion,
    /** Open comments that are the list of what to change. */
    comments: z.array(z.string().regex(ID_PATTERN)).max(200).default([]),
    feedback: feedback.default(""),
    returnTo: z.string().optional(),
  })
  .refine(({ comments, feedback }) => comments.length > 0 || feedback.length > 0, {
    path: ["feedback"],
    error: FEEDBACK_REQUIRED,
    when: ({ value }) => typeof value === "object" && value !== null,
  });

export const flagSchema = z.object({
  intent: z.literal("flag"),
  expectedVersion,
  reason: z.enum(FLAG_REASONS, REASON_REQUIRED),
  feedback: feedback.default(""),
});

const POST_URL = "Enter the address of your post, such as instagram.com/p/abc";

export const postSchema = z.object({
  intent: z.literal("post"),
  postUrl: z
    .string(POST_URL)
    .max(2000, "That address is too long")
    // Every platform answers by https, also where an app copies http.
    .overwrite((typed) => withHttps(typed).replace(/^http:/i, "https:"))
    .refine(isSecureLink, POST_URL),
});

const NOTE_REQUIRED = "Please tell the athlete what to change";

export const returnSchema = z.object({
  intent: z.literal("return"),
  note: paragraphs(2000, "Note must be at most 2000 characters", NOTE_REQUIRED),
});

export const describeFileSchema = z.object({
  intent: z.literal("describe-file"),
  file: z.string().regex(ID_PATTERN),
  alt: lineText(500, "Description must be at most 500 characters").default(""),
});

const APPEAL_REQUIRED = "Please say why we should look again";

export const appealDecisionSchema = z.object({
  intent: z.literal("appeal"),
  note: paragraphs(2000, "Note must be at most 2000 characters", APPEAL_REQUIRED),
});

export const captionsSchema = z.object({
  intent: z.literal("captions"),
  file: z.string().regex(ID_PATTERN),
  vtt: z
    .string()
    .max(MAX_CAPTIONS, `Shorten the captions to ${MAX_CAPTIONS.toLocaleString("en-GB")} characters`)
    .default(""),
});
