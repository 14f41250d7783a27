import { z } from "zod";
import { oneLine } from "~/platform/one-line";
import { spellSport } from "./sports";

const MOST_FOLLOWERS = 2_000_000_000;
const MOST_THEMES = 12;
const LONGEST_THEME = 40;

const text = (called: string, longest: number, missing?: string) =>
  z
    .string({ error: missing })
    .trim()
    .max(longest, `${called} must be at most ${longest} characters`);

const line = (called: string, longest: number, missing?: string) =>
  text(called, longest, missing).overwrite(oneLine);

const FOLLOWERS = "Enter a whole number, such as 12500";
const followers = (called: string) =>
  z
    .number({ error: FOLLOWERS })
    .int(FOLLOWERS)
    .min(0, `${called} cannot be below 0`)
    .max(MOST_FOLLOWERS, `${called} can be at most 2,000,000,000`)
    .default(0);

const RATE = "Enter a percentage with at most one decimal, such as 3.5";
const rate = () =>
  z
    .number({ error: RATE })
    .min(0, "An engagement rate cannot be below 0")
    .max(100, "An engagement rate can be at most 100")
    // Not `multipleOf`: 0.1 has no exact binary form.
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, RATE)
    .default(0);

/** A handle as its platform knows it, without the @ people put before it; none is null. */
const handle = () =>
  z
    .string()
    .trim()
    .max(60, "A handle has at most 60 characters")
    .regex(/^@?[\p{L}\p{N}._-]+$/u, "Enter the handle only, such as maya.runs")
    .optional()
    .transform((typed) => typed?.replace(/^@/, "") ?? null);

/** YouTube writes its handles with the @. */
const youtubeHandle = () => handle().transform((bare) => bare && `@${bare}`);

/** 'Trail runs, Kit tests' as a list; empty and repeated entries are dropped. */
function listOf(typed = ""): string[] {
  const themes = new Map<string, string>();
  for (const entry of typed.split(/[,\n]/)) {
    const theme = oneLine(entry);
    const key = theme.toLowerCase();
    if (theme && !themes.has(key)) themes.set(key, theme);
  }
  return [...themes.values()];
}

const themes = () =>
  z
    .string()
    .optional()
    .refine((typed) => listOf(typed).length <= MOST_THEMES, `Name at most ${MOST_THEMES} themes`)
    .refine(
      (typed) => listOf(typed).every((theme) => theme.length <= LONGEST_THEME),
      `A theme has at most ${LONGEST_THEME} characters`,
    )
    .transform(listOf);

const NO_NAME = "Full name is required";
const NO_SPORT = "Primary sport is required";

/** What an athlete says of themselves. Score and verification are no fields: nobody sets their own. */
export const profileSchema = z.object({
  fullName: line("Your name", 100, NO_NAME).min(1, NO_NAME),
  sport: line("Your sport", 60, NO_SPORT).min(1, NO_SPORT).transform(spellSport),
  location: line("Your location", 120).default(""),
  bio: text("Your bio", 2000).default(""),
  contentThemes: themes(),
  instagramHandle: handle(),
  instagramFollowers: followers("Followers"),
  instagramEngagementRate: rate(),
  tiktokHandle: handle(),
  tiktokFollowers: followers("Followers"),
  tiktokEngagementRate: rate(),
  youtubeHandle: youtubeHandle(),
  youtubeSubscribers: followers("Subscribers"),
  youtubeEngagementRate: rate(),
  isPublic: z.boolean().default(false),
});

export type ProfileInput = z.infer<typeof profileSchema>;
