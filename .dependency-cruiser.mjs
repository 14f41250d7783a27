// The borders of the import graph: `npx depcruise .`, a part of `npm test`. Type imports count like others.
// scripts/imports.test.ts plants a violation of each rule.

/** From the bottom up: a domain may import those before it. A new feature takes the lowest domain it fits. */
const DOMAINS = [
  "reference",
  "identity",
  "billing",
  "media",
  "communication",
  "campaigns",
  "profiles",
  "deals",
  "content",
  "money",
  "finding",
  "workspace",
  "backoffice",
  "site",
];
const folders = (names) => `^app/features/(${names.join("|")})/`;

const ABOVE_FEATURES = "^(server\\.ts$|app/(routes|server|root|entry))";
const TESTS = "\\.test\\.tsx?$";
const DRIZZLE = "(^|/)node_modules/drizzle-orm/";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no-file-cycle",
      "Two files that need each other are one file, or share a third.",
      {},
      { circular: true },
    ),
    ...DOMAINS.map((name, place) =>
      rule(
        "domain-order",
        "Domains form no cycle: move what both need to the lower one, or the whole file to the higher one.",
        { path: folders([name]) },
        { path: "^app/features/", pathNot: folders(DOMAINS.slice(0, place + 1)) },
      ),
    ),
    rule(
      "feature-has-a-domain",
      "A feature is a folder in one of DOMAINS in .dependency-cruiser.mjs.",
      { path: "^app/features/", pathNot: `^app/features/(${DOMAINS.join("|")})/[^/]+/` },
      {},
    ),
    rule(
      "db-knows-no-app",
      "db/ is the schema and its client: it imports nothing of the app or the rooms.",
      { path: "^db/" },
      { path: "^(app/|party/|server\\.ts$)" },
    ),
    rule(
      "party-knows-no-app",
      "Rooms broadcast invalidation events: they know neither the app nor the database.",
      { path: "^party/" },
      { path: `^(app/|db/|server\\.ts$)|${DRIZZLE}` },
    ),
    rule(
      "platform-knows-no-noun",
      "platform/ holds mechanisms: what the marketplace adds to them is listed in app/server/.",
      { path: "^app/platform/" },
      { path: `^app/(features|components)/|${ABOVE_FEATURES}` },
    ),
    rule(
      "components-know-no-noun",
      "Components know no feature and no database.",
      { path: "^app/components/" },
      { path: `^(app/features|db)/|${DRIZZLE}|${ABOVE_FEATURES}` },
    ),
    rule(
      "features-know-no-route",
      "Routes and app/server/ call features, never the other way round.",
      { path: "^app/features/" },
      { path: ABOVE_FEATURES },
    ),
    rule(
      "routes-ask-features",
      "Routes ask features; only features ask the database. Enumerations and ids are free.",
      { path: "^app/(routes/|root|entry)" },
      {
        path: `^(db|app/server)/|${DRIZZLE}`,
        pathNot: "^db/(constants|columns)\\.ts$",
      },
    ),
    rule(
      "routes-are-not-imported",
      "What two routes share belongs to a feature or a component.",
      { pathNot: TESTS },
      { path: "^app/routes/" },
    ),
    rule(
      "composition-root",
      "Only server.ts imports app/server/.",
      { pathNot: `^(server\\.ts$|app/server/|tests/)|${TESTS}` },
      { path: "^app/server/" },
    ),
    rule(
      "resolvable",
      "An import that leads nowhere hides an arrow.",
      { pathNot: "^scripts/subset-font\\.mjs$" },
      { couldNotResolve: true, pathNot: "^(virtual|cloudflare):" },
    ),
  ],
  options: {
    exclude: { path: "^(build|public|\\.[^/]+)/" },
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types"] },
  },
};
