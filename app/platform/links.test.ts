import { expect, test } from "vitest";
import { isSecureLink, withHttps } from "./links";

test.each([
  ["example.com/clip?a=1", "https://example.com/clip?a=1"],
  [" //example.com ", "https://example.com"],
  ["example.com:8443/a", "https://example.com:8443/a"],
  ["https://example.com", "https://example.com"],
  ["http://example.com", "http://example.com"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["", ""],
])("%j is read as %j", (typed, link) => {
  expect(withHttps(typed)).toBe(link);
});

test.each([
  "http://a.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://word",
  "not a link",
  "https://a.example/\r\nX-Y: 1",
  "https://a.example/b c",
  "https://localhost.:8787/go/x",
  "https://a.example./",
  "https://127.0.0.1/x",
])("%s is no link to follow", (link) => {
  expect(isSecureLink(withHttps(link))).toBe(false);
});

test("a link names no user or password before its host", () => {
  expect(isSecureLink("https://instagram.com@evil.example/p/1")).toBe(false);
  expect(isSecureLink("https://a:b@a.example")).toBe(false);
  expect(isSecureLink("https://a.example/@maya")).toBe(true);
});
