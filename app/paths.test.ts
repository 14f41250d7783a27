import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { paths, prefixes, withQuery } from "./paths";
import routes from "./routes";

const addresses = (entry: unknown): string[] =>
  typeof entry === "string"
    ? [entry]
    : typeof entry === "function"
      ? [entry(...Array(entry.length).fill(":id"))]
      : Object.values(entry as object).flatMap(addresses);

interface Entry {
  path?: string;
  children?: Entry[];
}

const patterns = (entries: Entry[]): string[] =>
  entries.flatMap(({ path = "", children }) => (children ? patterns(children) : `/${path}`));

const all = addresses(paths);

/** Answered by server/endpoints.ts, or a file of public/. */
const besideRemix = [
  paths.passkeyOptions,
  paths.athlete.uploadPart(":id", ":id"),
  paths.athlete.uploadPoster(":id"),
  paths.athlete.captionFile(":id", ":id"),
  paths.admin.uploadPart(":id", ":id"),
  paths.admin.uploadPoster(":id"),
  paths.admin.polishedFile(":id", ":id"),
  paths.admin.original(":id", ":id"),
  paths.athlete.screenshot(":id", ":id"),
  paths.photo,
  paths.brand.logo,
  paths.brand.campaignCover(":id"),
  paths.find,
  paths.conversationSend(":id"),
  paths.conversationRead(":id"),
  paths.media(":id", ":id"),
  paths.publicMedia(":id", ":id"),
  paths.pushSubscription,
  paths.mailPreviews,
  paths.serviceWorker,
  paths.recordKeys,
  paths.recordVerifier,
  paths.recordFormat,
  paths.stripeWebhook,
  paths.salesReports(":id"),
  paths.contractFile(":id"),
  paths.contractTimeStamp(":id"),
  paths.contractData(":id"),
];

it("lists exactly the addresses that have a route or an endpoint", () => {
  const served = patterns(routes)
    .filter((path) => path !== "/*")
    .map((path) => path.replaceAll(/:\w+/g, ":id"));
  expect(all.filter((path) => !besideRemix.includes(path)).sort()).toEqual(served.sort());
});

it.each(Object.values(prefixes))("has a page below %s", (prefix) => {
  expect(all.filter((path) => path.startsWith(prefix))).not.toEqual([]);
});

it("encodes the values of a query", () => {
  expect(withQuery(paths.login, { redirectTo: paths.brand.campaign("c1") })).toBe(
    "/login?redirectTo=%2Fbrand%2Fcampaigns%2Fc1",
  );
});

/** A string that begins like an address, or continues an origin with one. */
const firstParts = [...new Set(all.map((path) => path.split("/")[1]).filter(Boolean))];
const literalAddress = new RegExp(`["'\`}]/(?:${firstParts.join("|")})(?![\\w.-])`);
const isComment = /^\s*(\/\/|\/?\*)/;

it("recognises a literal address", () => {
  for (const code of ['to="/brand/matches"', `\`/athletes/\${id}\``, `\${origin}/contact`])
    expect(code).toMatch(literalAddress);
  for (const code of ['from "~/features/site/site/pages"', '"/assets/"', 'startsWith("/")'])
    expect(code).not.toMatch(literalAddress);
});

it("finds no literal address outside paths.ts", () => {
  const files = ["app", "party", "scripts/seed"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const found = [...files, "server.ts"]
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== "app/paths.ts")
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) =>
          literalAddress.test(line) && !isComment.test(line)
            ? [`${file}:${i + 1} ${line.trim()}`]
            : [],
        ),
    );
  expect(found).toEqual([]);
});
