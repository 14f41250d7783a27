import { MAX_FILE_BYTES, PART_BYTES } from "~/features/media/limits";
import { paths } from "~/paths";
import { type PolicyTable, policyFinder } from "~/platform/request-policy";

/** Forms that anyone may send without an account: each is costly, or a mail to someone. */
const anonymous = (name: string) => ({ limit: { name, method: "POST", by: "network" } }) as const;

/** What costs much work and is asked for by signed-in people. */
const costly = (name: string, method: "GET" | "POST") =>
  ({ limit: { name, method, by: "person" } }) as const;

/** The request policies by address. Everything else takes a form of 64 KB from our own pages. */
const POLICIES: PolicyTable = [
  { path: paths.athlete.uploadPart(":uploadId", ":n"), body: "stream", maxBytes: PART_BYTES },
  { path: paths.admin.uploadPart(":uploadId", ":n"), body: "stream", maxBytes: PART_BYTES },
  // A larger form is refused by its handler, which can say so on the page.
  { path: paths.athlete.contentFiles(":contentId"), body: "stream", maxBytes: MAX_FILE_BYTES * 2 },
  {
    path: paths.admin.polishedFile(":contentId", ":fileId"),
    body: "stream",
    maxBytes: MAX_FILE_BYTES * 2,
  },
  { path: paths.signUp, ...anonymous("sign-up") },
  { path: paths.signUpAs.athlete, ...anonymous("sign-up") },
  { path: paths.signUpAs.brand, ...anonymous("sign-up") },
  { path: paths.login, ...anonymous("login") },
  { path: paths.forgotPassword, ...anonymous("forgot-password") },
  { path: paths.resetPassword, ...anonymous("reset-password") },
  { path: paths.contact, ...anonymous("contact") },
  { path: paths.brand.preferences, ...costly("preferences", "POST") },
  { path: paths.athlete.profile, ...costly("profile", "POST") },
  { path: paths.athlete.interest(":campaignId"), ...costly("interest", "POST") },
  { path: paths.brand.discoverCsv, ...costly("export", "GET") },
];

export const policyFor = policyFinder(POLICIES);
