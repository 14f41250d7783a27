import { describe, expect, it } from "vitest";
import { findProgramRule } from "./program-rule";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

const ruleOf = (headers: Record<string, string>, method = "GET") =>
  findProgramRule({ method, headers: new Headers({ "User-Agent": PHONE, ...headers }) });

describe("who is left out of the count", () => {
  it.each([
    PHONE,
    `${PHONE} Instagram 352.0.0.38.104`,
    "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG STAR) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 BytedanceWebview/d8a21c6 musical_ly_2023",
    "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
  ])("a person with %s counts", (program) => {
    expect(ruleOf({ "User-Agent": program })).toBeNull();
  });

  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "WhatsApp/2.24.20 A",
    "Twitterbot/1.0",
    "TelegramBot (like TwitterBot)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)",
    "curl/8.5.0",
    "python-requests/2.32.3",
    "node",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36",
  ])("the program %s does not", (program) => {
    expect(ruleOf({ "User-Agent": program })).toBe("known");
  });

  it.each([
    ["Sec-Purpose", "prefetch;prerender"],
    ["Purpose", "prefetch"],
    ["X-Purpose", "preview"],
    ["X-Moz", "prefetch"],
  ])("what is loaded early does not: %s: %s", (name, value) => {
    expect(ruleOf({ [name]: value })).toBe("preview");
  });

  it("questions, pictures and what has no name do not", () => {
    expect(ruleOf({}, "HEAD")).toBe("head");
    expect(ruleOf({ "Sec-Fetch-Dest": "image" })).toBe("embedded");
    expect(ruleOf({ "Sec-Fetch-Dest": "iframe" })).toBe("embedded");
    expect(ruleOf({ "Sec-Fetch-Dest": "document" })).toBeNull();
    expect(ruleOf({ "User-Agent": " " })).toBe("unnamed");
    expect(findProgramRule({ method: "GET", headers: new Headers() })).toBe("unnamed");
  });
});
