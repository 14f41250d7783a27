import { z } from "zod";
import { POST_SPANS } from "~db/constants";

/** More than there are people, and more than any post has come to. */
const MAX_COUNT = 10_000_000_000;
const WHOLE_NUMBER_REQUIRED = "Enter a whole number, such as 1200";

const count = () =>
  z
    .int(WHOLE_NUMBER_REQUIRED)
    .min(0, "Enter 0 or more")
    .max(MAX_COUNT, "That's more than any post has come to")
    .optional();

const figures = z.object({
  intent: z.literal("figures"),
  span: z.enum(POST_SPANS, "Choose how long after the post these figures are from"),
  views: count(),
  reach: count(),
  engagements: count(),
  impressions: count(),
  clicks: count(),
});

type Counts = Partial<Record<"views" | "reach" | "engagements" | "impressions" | "clicks", number>>;

/** Which of two figures cannot be the larger one, and what to say then. */
const IMPOSSIBLE: readonly [more: keyof Counts, less: keyof Counts, text: string][] = [
  ["engagements", "reach", "There can't be more engagements than people reached"],
  ["engagements", "views", "There can't be more engagements than views"],
  ["engagements", "impressions", "There can't be more engagements than impressions"],
  ["reach", "impressions", "A post can't reach more people than it has impressions"],
  ["clicks", "views", "There can't be more clicks than views"],
  ["clicks", "impressions", "There can't be more clicks than impressions"],
];

export const figuresSchema = figures.superRefine((typed, context) => {
  if (context.issues.length > 0) return;
  const reported = new Set<string>();
  for (const [more, less, message] of IMPOSSIBLE)
    if ((typed[more] ?? 0) > (typed[less] ?? Number.POSITIVE_INFINITY) && !reported.has(more)) {
      reported.add(more);
      context.addIssue({ code: "custom", path: [more], message });
    }
  const { intent: _, span: __, ...counts } = typed;
  if (Object.values(counts).every((one) => one === undefined))
    context.addIssue({ code: "custom", path: ["views"], message: "Enter at least one figure" });
});

export type TypedFigures = z.infer<typeof figuresSchema>;
