import fc from "fast-check";
import { expect, test } from "vitest";
import { downloadName, readRange, serveObject, toR2Range } from "./serve";

/** Answers like R2: a range is cut at the end of the file, and one past it is an error. */
function bucketOf(text: string) {
  const asked: string[] = [];
  const object = { size: text.length, httpEtag: '"a"' };
  const bucket = {
    head: async (key: string) => {
      asked.push("head");
      return key === "clip" ? object : null;
    },
    get: async (key: string, { range }: { range?: R2Range } = {}) => {
      asked.push("get");
      if (key !== "clip") return null;
      const { offset = 0, length = text.length, suffix } = { ...range } as Record<string, number>;
      const from = suffix === undefined ? offset : Math.max(0, text.length - suffix);
      if (suffix === 0 || from > text.length)
        throw new Error("get: The requested range is not satisfiable (10039)");
      if (from === text.length) throw new Error("get: Unspecified error (0)");
      return { ...object, body: new Blob([text.slice(from, from + length)]).stream() };
    },
  };
  return { bucket: bucket as unknown as R2Bucket, asked };
}

async function serve(headers: Record<string, string>, method = "GET", key = "clip") {
  const { bucket, asked } = bucketOf("0123456789");
  const request = new Request("https://laurel.test/media", { method, headers });
  const answer = await serveObject(bucket, { key, type: "video/mp4", name: "run.mp4" }, request);
  const { status } = answer;
  const range = answer.headers.get("Content-Range");
  return {
    status,
    range,
    length: answer.headers.get("Content-Length"),
    body: await answer.text(),
    asked,
  };
}

test.each([
  [{}, 200, "0123456789", null],
  [{ Range: "bytes=2-4" }, 206, "234", "bytes 2-4/10"],
  [{ Range: "bytes=7-" }, 206, "789", "bytes 7-9/10"],
  [{ Range: "bytes=7-99" }, 206, "789", "bytes 7-9/10"],
  [{ Range: "bytes=-3" }, 206, "789", "bytes 7-9/10"],
  [{ Range: "bytes=-99" }, 206, "0123456789", "bytes 0-9/10"],
  [{ Range: "bytes=2-4", "If-Range": '"a"' }, 206, "234", "bytes 2-4/10"],
  [{ Range: "bytes=0-1,4-5" }, 200, "0123456789", null],
  [{ Range: "bytes=5-2" }, 200, "0123456789", null],
])("%o is answered by one request to R2", async (headers, status, body, range) => {
  const answer = await serve(headers as Record<string, string>);
  expect(answer).toEqual({ status, body, range, length: String(body.length), asked: ["get"] });
});

test.each(["bytes=10-", "bytes=11-", "bytes=999999999999999999999-", "bytes=-0"])(
  "%s is past the end: 416, and no byte of the file",
  async (Range) => {
    const answer = await serve({ Range });
    expect([answer.status, answer.range]).toEqual([416, "bytes */10"]);
    expect(answer.body.trim()).toBe("This file is shorter than that.");
  },
);

test("a file is shown in no frame, and a browser keeps no document that was saved", async () => {
  const headersOf = async (file: { save?: boolean; isPublic?: boolean }) => {
    const object = { key: "clip", type: "video/mp4", name: "run.mp4", ...file } as const;
    const answer = await serveObject(bucketOf("0").bucket, object, new Request("https://a.test"));
    expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    return answer.headers.get("Cache-Control");
  };
  expect(await headersOf({})).toBe("private, max-age=3600, immutable");
  expect(await headersOf({ save: true })).toBe("private, no-store");
  expect(await headersOf({ isPublic: true })).toMatch(/^public, /);
});

test("a part of another state of the file is never put beside one of this", async () => {
  const answer = await serve({ Range: "bytes=2-4", "If-Range": '"older"' });
  expect([answer.status, answer.body, answer.length]).toEqual([200, "0123456789", "10"]);
});

test("what the browser has is not sent again", async () => {
  expect(await serve({ "If-None-Match": '"a"' })).toMatchObject({ status: 304, body: "" });
});

test("a HEAD tells the length and reads nothing", async () => {
  const answer = await serve({}, "HEAD");
  expect(answer).toMatchObject({ status: 200, length: "10", asked: ["head"] });
});

test("a failure of R2 is one of ours", async () => {
  const broken = { get: () => Promise.reject(new Error("down")), head: async () => ({ size: 10 }) };
  const request = new Request("https://laurel.test/media", { headers: { Range: "bytes=1-2" } });
  const object = { key: "clip", type: "video/mp4", name: "run.mp4" } as const;
  await expect(serveObject(broken as unknown as R2Bucket, object, request)).rejects.toThrow("down");
});

test("what is not stored is not found", async () => {
  for (const headers of [{}, { Range: "bytes=0-1" }])
    expect((await serve(headers as Record<string, string>, "GET", "none")).status).toBe(404);
});

test.each([
  ["clip", "run.mp4", "run.mp4"],
  ["clip", "IMG_1.MOV", "IMG_1.MOV"],
  ["clip", "invoice.html", "invoice.mp4"],
  ["picture", "start line.jpg", "start line.webp"],
  ["picture", "me", "me.webp"],
] as const)("a %s sent as %s is saved as %s", (kind, sent, saved) => {
  expect(downloadName(kind, sent)).toBe(saved);
});

const SIZE = 1000;

test.each([
  [null, "whole"],
  ["", "whole"],
  ["bytes=0-", { offset: 0, length: 1000 }],
  ["bytes=0-0", { offset: 0, length: 1 }],
  ["bytes=10-19", { offset: 10, length: 10 }],
  ["bytes=990-2000", { offset: 990, length: 10 }],
  ["bytes=-10", { offset: 990, length: 10 }],
  ["bytes=-5000", { offset: 0, length: 1000 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  // Several ranges, another unit, and what is no range are ignored.
  ["bytes=0-1,5-6", "whole"],
  ["items=0-1", "whole"],
  ["bytes=9-3", "whole"],
  ["bytes=-", "whole"],
  ["bytes=a-b", "whole"],
])("%s of 1,000 bytes", (header, expected) => {
  expect(readRange(header, SIZE)).toEqual(expected);
});

test("a range never leaves the file", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(5000), (text, from, to, size) => {
      for (const header of [text, `bytes=${from}-${to}`, `bytes=-${to}`, `bytes=${from}-`]) {
        const range = readRange(header, size);
        if (typeof range === "string") continue;
        expect(range.length).toBeGreaterThan(0);
        expect(range.offset + range.length).toBeLessThanOrEqual(size);
      }
    }),
  );
});

test.each([
  [null, undefined],
  ["bytes=10-19", { offset: 10, length: 10 }],
  ["bytes=-10", { suffix: 10 }],
  ["bytes=99999999999999999999-", undefined],
  ["bytes=-99999999999999999999", { suffix: 500 * 1024 * 1024 }],
  ["bytes=0-1,5-6", undefined],
])("%s is asked of R2 as it takes it", (header, expected) => {
  expect(toR2Range(header)).toEqual(expected);
});
