import { expect, test } from "vitest";
import { sha256Hex } from "~/platform/signing";
import { ask } from "../../../../tests/support/deliverables";
import { buildClauses } from "./clauses";
import type { ContractDocument } from "./document";
import { termsOf } from "./terms";
import { readVersion, serializeWithDigest } from "./version";

const DOCUMENT: ContractDocument = {
  contract: "c",
  number: 1,
  sentAt: 0,
  campaign: { id: "k", title: "Autumn miles", startDate: null, endDate: null },
  brand: { id: "b", name: "Northlight" },
  athlete: { id: "a", name: "Ada North" },
  audience: ["GB"],
  terms: termsOf({ fee: 90_000, deliverables: [ask(2, "reel")], endDate: null }),
};

test("the hash covers every word that is read", async () => {
  const { body, hash } = await serializeWithDigest(DOCUMENT);
  expect(hash).toBe(await sha256Hex(body));
  for (const { title, plain, text } of buildClauses(DOCUMENT))
    for (const words of [title, plain, ...text])
      expect(body).toContain(JSON.stringify(words).slice(1, -1));
});

test("a version keeps the words it was sent with, whatever the program writes later", async () => {
  const { body } = await serializeWithDigest(DOCUMENT);
  const earlier = body.replaceAll("keeps the copyright", "retains the copyright");
  const { document, clauses } = readVersion(earlier);
  expect(clauses.find(({ id }) => id === "use")?.text[0]).toContain("retains the copyright");
  expect(document).toEqual(DOCUMENT);
  expect((await serializeWithDigest(document)).body).toBe(body);
});
