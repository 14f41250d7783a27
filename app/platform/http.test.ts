import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  contentPolicy,
  disposition,
  networkOf,
  secureHeaders,
  serverTiming,
  withSources,
} from "./http";

const directives = (policy: string) => policy.split("; ");

test("a policy gains the sources of its page, and loses nothing", () => {
  const before = contentPolicy({ nonce: "n" });
  const sources = { "form-action": ["https://pay.example"], "media-src": ["blob:"] };
  const after = directives(withSources(before, sources));
  expect(after).toContain("form-action 'self' https://pay.example");
  expect(after).toContain("media-src 'self' blob:");
  expect(after.filter((line) => !/^(form-action|media-src) /.test(line))).toEqual(
    directives(before).filter((line) => !line.startsWith("form-action ")),
  );
});

test("they are added to a policy that the page brings itself", () => {
  const headers = new Headers({ "Content-Security-Policy": contentPolicy({ styleHash: "h" }) });
  const sources = { "form-action": ["https://pay.example"] };
  secureHeaders(headers, { nonce: "n", https: true, sources });
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(directives(policy)).toContain("style-src 'self' 'sha256-h'");
  expect(directives(policy)).toContain("form-action 'self' https://pay.example");
});

test("over https browsers are told to stay there, for two years", () => {
  const sent = (https: boolean) => {
    const headers = new Headers();
    secureHeaders(headers, { nonce: "n", https });
    return headers.get("Strict-Transport-Security");
  };
  expect(sent(true)).toBe("max-age=63072000; includeSubDomains");
  expect(sent(false)).toBeNull();
});

test("files beside the Worker have the same headers, and a policy of their own", () => {
  const file = readFileSync(new URL("../../public/_headers", import.meta.url), "utf8");
  const block = /^\/\*\n((?: {2}.*\n)+)/m.exec(file)?.[1] ?? "";
  const files = new Headers(
    block
      .trimEnd()
      .split("\n")
      .map((line) => line.trim().split(/: (.*)/, 2) as [string, string]),
  );
  const worker = new Headers();
  secureHeaders(worker, { nonce: "n", https: true });
  for (const name of [
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Referrer-Policy",
    "Strict-Transport-Security",
  ])
    expect(files.get(name), name).toBe(worker.get(name));
  const policy = directives(files.get("Content-Security-Policy") ?? "");
  for (const rule of ["default-src 'self'", "object-src", "base-uri", "frame-ancestors"])
    expect(policy).toContain(rule.includes(" ") ? rule : `${rule} 'none'`);
});

test("production tells no one how long the database took", () => {
  const meter = { trips: 2, busyMs: 7 };
  expect(serverTiming("production", meter)).toEqual({});
  expect(serverTiming("test", meter)).toEqual({ "Server-Timing": 'db;desc="2 round trips";dur=7' });
});

test("a file's name is sent as RFC 8187 writes it", () => {
  expect(disposition("attachment", "Maya's cut (1)*.mp4")).toBe(
    "attachment; filename*=UTF-8''Maya%27s%20cut%20%281%29%2A.mp4",
  );
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["unknown", "unknown"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s belongs to %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
