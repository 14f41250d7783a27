/** Which clicks are left out of the count, because no person made them. Pure; the screen states these rules. */

export const PROGRAM_RULES = {
  head: "Requests that ask whether the link works and don't open it",
  preview: "Pages that a browser or an app loads ahead of a click, or to draw a preview",
  embedded: "Links that a page loads as a picture or a frame",
  unnamed: "Requests that don't name a browser",
  known: "Programs that say what they are, such as search engines, link checkers and scripts",
} as const;

export type ProgramRule = keyof typeof PROGRAM_RULES;

/** How browsers and apps say that they load something early: Chrome, Safari, Firefox. */
const EARLY_HEADERS = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];
const EARLY = /prefetch|prerender|preview/i;

/** CUBOT makes phones. The apps of the platforms (Instagram, musical_ly) are browsers in which people click. */
const KNOWN =
  /(?<!\bcu)bot\b|bot[/;_-]|crawl|spider|slurp|facebookexternalhit|facebookcatalog|whatsapp\/|skypeuripreview|embedly|bitlybot|google-inspectiontool|googleother|adsbot|mediapartners|lighthouse|headlesschrome|phantomjs|puppeteer|playwright|selenium|curl\/|wget\/|python|libwww|go-http-client|java\/|okhttp|axios|node-fetch|undici|^node$|httpclient|postman|insomnia|uptime|pingdom|statuscake|monitor|scan|link ?check|validator|preview/i;

/** @returns the rule that leaves this click out; null: a person's */
export function programRule({
  method,
  headers,
}: {
  method: string;
  headers: Pick<Headers, "get">;
}): ProgramRule | null {
  if (method === "HEAD") return "head";
  if (EARLY_HEADERS.some((name) => EARLY.test(headers.get(name) ?? ""))) return "preview";
  if (!["document", null].includes(headers.get("Sec-Fetch-Dest"))) return "embedded";
  const program = headers.get("User-Agent")?.trim();
  if (!program) return "unnamed";
  return KNOWN.test(program) ? "known" : null;
}
