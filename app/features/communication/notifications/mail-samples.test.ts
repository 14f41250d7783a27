import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { parseColours } from "~/components/gallery/contrast";
import { COLOURS, renderMail } from "~/components/mail/mail";
import { MAIL_SAMPLES } from "./mail-samples";
import { noticeMail } from "./mails";

const LINK = "https://laurel.example/thing?a=1&b=2";
const PICTURE = "https://laurel.example/media/public/picture/160.webp";
const UNSUBSCRIBE = "https://laurel.example/unsubscribe?token=x";

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's serialisation: void elements, boolean attributes, entities.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    // What mail programs need: tables with attributes, styles written out, the older of two words.
    "presentation-role-style": "off",
    "no-deprecated-attr": "off",
    "no-inline-style": "off",
  },
});

test.each(Object.entries(MAIL_SAMPLES))("the mail '%s' is whole", async (_, mail) => {
  const unsubscribe = mail.unsubscribe && UNSUBSCRIBE;
  const link = mail.link && LINK;
  const picture = mail.face?.picture ? PICTURE : undefined;
  const { text, html } = renderMail(mail, { link, unsubscribe, picture });

  const { results } = await validator.validateString(html);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    ),
  ).toEqual([]);
  expect(text).toContain(mail.text);
  expect(text).toContain(mail.reason);
  expect(html).toMatch(/^<!doctype html><html lang="en-GB">.*<\/html>$/s);
  expect(unescaped(html)).toContain(`<title>${mail.subject}</title>`);
  expect(html, "nothing is loaded but a face").not.toMatch(/<(link|script|iframe)\b|url\(/);
  expect([...html.matchAll(/<img src="([^"]*)" alt=""/g)].map(([, src]) => src)).toEqual(
    picture ? [picture] : [],
  );
  expect(html, "dark colours").toContain("prefers-color-scheme: dark");
  expect(html.match(/<h1/g), "one heading").toHaveLength(1);
  // React escapes characters, so the text is compared after unescaping.
  const read = html.replace(/<style>.*?<\/style>/s, "").replaceAll(/<[^>]*>/g, "\n");
  for (const words of [
    mail.subject,
    mail.reason,
    mail.face?.name ?? "",
    ...mail.text.split("\n\n"),
  ])
    expect(unescaped(read)).toContain(words);
  expect(hrefs(html).map((href = "") => unescaped(href))).toEqual(
    [link, unsubscribe].filter(Boolean),
  );
  if (link) expect(text).toContain(`${mail.link?.label}: ${LINK}`);
  if (unsubscribe) expect(text).toContain(`Unsubscribe: ${UNSUBSCRIBE}`);
});

test("each mail has a button, except the one to our own office", () => {
  const without = Object.keys(MAIL_SAMPLES).filter((name) => !MAIL_SAMPLES[name]?.link);
  expect(without).toEqual(["contact"]);
});

test("security and contact mails have no unsubscribe link, all others have one", () => {
  const lasting = Object.keys(MAIL_SAMPLES).filter((name) => !MAIL_SAMPLES[name]?.unsubscribe);
  expect(lasting).toEqual([
    "welcome",
    "confirmation",
    "password-reset",
    "password-changed",
    "new-device",
    "new-country",
    "many-failures",
    "two-factor-on",
    "two-factor-off",
    "recovery-code-used",
    "passkey-added",
    "passkey-removed",
    "passkey-copied",
    "email-change-old",
    "email-change-new",
    "email-changed",
    "factor-removal",
    "role-added",
    "role-removed",
    "account-suspended",
    "suspension-kept",
    "account-restored",
    "deletion-request",
    "deletion-scheduled",
    "deletion-waits",
    "deletion-done",
    "website-proof",
    "plan-past-due",
    "plan-ended",
    "payouts-started",
    "payouts-ready",
    "payouts-stopped",
    "contact",
    "contact-received",
  ]);
});

test("the subject of a notification's mail is its title", () => {
  expect(MAIL_SAMPLES.content?.subject).toBe("Northlight: changes to “First clip” by Thu 26 Nov");
});

test("a subject begins with who and what, and is short however long the names are", () => {
  for (const [name, { subject, unsubscribe }] of Object.entries(MAIL_SAMPLES))
    if (unsubscribe) expect([...subject].length, `${name}: ${subject}`).toBeLessThanOrEqual(60);
  const sender = { name: "The Very Long Company of Running Shoes Limited", picture: null };
  const notice = { userId: "a", category: "content", message: "", link: "/" } as const;
  const { subject } = noticeMail({ ...notice, title: `${sender.name}: content approved` }, sender);
  expect(subject).toBe("The Very Long Company o…: content approved");
  const asked = `${sender.name}: invitation to ${"Winter ".repeat(20)}`;
  const long = noticeMail({ ...notice, title: asked }, sender).subject;
  expect(long).toMatch(/^The Very Long Company o…: invitation to Winter .*…$/);
  expect([...long]).toHaveLength(60);
});

test("user input is escaped in a mail", () => {
  const { html } = renderMail(
    { subject: "<b>Hi</b>", text: "<img src=x onerror=alert(1)>", reason: "A test." },
    {},
  );
  expect(html).not.toMatch(/<b>|<img/);
});

test("a mail uses the theme's colours", () => {
  const theme = parseColours(readFileSync("app/theme.css", "utf8"));
  expect(theme.light).toMatchObject(COLOURS.light);
  expect(theme.dark).toMatchObject(COLOURS.dark);
});

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
