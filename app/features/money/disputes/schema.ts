import { z } from "zod";
import { isSecureLink, withHttps } from "~/platform/links";
import { lineText, paragraphs } from "~/platform/typed-text";
import { ID_PATTERN } from "~db/columns";
import {
  DISPUTE_PRIORITIES,
  DISPUTE_TYPES,
  RESOLUTION_TYPES,
  type ResolutionType,
} from "~db/constants";
import { findGap } from "./decision-templates";
import {
  ATTACHED_MESSAGES,
  LINK_LENGTH,
  MAX_EVIDENCE,
  MESSAGE_LENGTH,
  OFFERED_TYPES,
  TEXT_LENGTH,
  TITLE_LENGTH,
} from "./fields";
import { parseAmount } from "./refund-amount";

const required = (missing: string, called: string, longest: number) =>
  paragraphs(
    longest,
    `${called} must be at most ${longest.toLocaleString("en-GB")} characters`,
    missing,
  );

const id = z.string().regex(ID_PATTERN);

export const fileDisputeSchema = z.object({
  id,
  dealId: z.string("Please select a campaign").min(1, "Please select a campaign"),
  type: z.enum(DISPUTE_TYPES, "Please select a dispute type"),
  title: lineText(
    TITLE_LENGTH,
    `Title must be at most ${TITLE_LENGTH} characters`,
    "Please enter a title",
  ),
  description: required("Please describe what happened", "Description", TEXT_LENGTH),
  desiredOutcome: paragraphs(
    TEXT_LENGTH,
    `Desired outcome must be at most ${TEXT_LENGTH.toLocaleString("en-GB")} characters`,
  ).default(""),
  evidenceUrls: z
    .array(z.string().overwrite(withHttps))
    .max(MAX_EVIDENCE, `Please add at most ${MAX_EVIDENCE} links`)
    .superRefine((links, issues) => {
      const wrong = links.find((link) => link.length > LINK_LENGTH || !isSecureLink(link));
      if (wrong !== undefined)
        issues.addIssue({
          code: "custom",
          message: `“${wrong.slice(0, 60)}” isn't a link starting with https://`,
        });
    })
    .default([]),
});

export type DisputeInput = z.infer<typeof fileDisputeSchema>;

/** A message for both sides, or a note for staff. */
export const messageSchema = z.object({
  intent: z.enum(["message", "note"]),
  id,
  message: required("Please write a message", "Message", MESSAGE_LENGTH),
});

/** As typed; it counts for a refund only. */
const refund = z.string().max(20, "Enter an amount in pounds, such as 250").optional();

interface WithRefund {
  type: ResolutionType;
  refund?: string | undefined;
}

const needsAmount = {
  path: ["refund"],
  error: "Please enter the amount in pounds, such as 250 or 99.50",
};

/** The pence of a refund; null for what is none. */
export const refundOf = ({ type, refund = "" }: WithRefund): number | null =>
  type === "refund" ? parseAmount(refund) : null;

const hasAmount = (value: WithRefund) => value.type !== "refund" || refundOf(value) !== null;

export const offerSchema = z
  .object({
    intent: z.literal("offer"),
    id,
    type: z.enum(OFFERED_TYPES, "Please select what you offer"),
    refund,
    terms: required("Please say what you offer", "Offer", 2000),
  })
  .refine(hasAmount, needsAmount);

export type OfferInput = Omit<z.infer<typeof offerSchema>, "intent" | "refund"> & {
  /** Pence. */
  refund: number | null;
};

export const resolveSchema = z
  .object({
    intent: z.literal("resolve"),
    type: z.enum(RESOLUTION_TYPES, "Please select a resolution type"),
    refund,
    details: required(
      "Please explain the decision to both sides",
      "Explanation",
      TEXT_LENGTH,
    ).superRefine((details, issues) => {
      const gap = findGap(details);
      if (gap) issues.addIssue({ code: "custom", message: `Please fill in ${gap}` });
    }),
  })
  .refine(hasAmount, needsAmount);

export type Ruling = Omit<z.infer<typeof resolveSchema>, "intent" | "refund"> & {
  /** Pence. */
  refund: number | null;
};

export const appealSchema = z.object({
  intent: z.literal("appeal"),
  note: required("Please say why we should look again", "Reason", 2000),
});

export const assignSchema = z.object({ intent: z.literal("assign"), staffId: z.string() });

/** The reason counts for an urgent one only: it takes away the respondent's time to answer. */
export const prioritySchema = z
  .object({
    intent: z.literal("priority"),
    priority: z.enum(DISPUTE_PRIORITIES),
    reason: paragraphs(500, "Reason must be at most 500 characters").default(""),
  })
  .refine(({ priority, reason }) => priority !== "urgent" || reason !== "", {
    path: ["reason"],
    error: "Please say why it is urgent",
  });

export type Priority = Omit<z.infer<typeof prioritySchema>, "intent">;

/** The buttons that name an offer. */
export const offerIdSchema = z.object({ offerId: z.string().regex(ID_PATTERN) });

export const attachSchema = z.object({
  id,
  messages: z
    .array(z.coerce.number().int().positive(), "Choose at least one message")
    .min(1, "Choose at least one message")
    .max(ATTACHED_MESSAGES, `Choose up to ${ATTACHED_MESSAGES} messages`),
});
