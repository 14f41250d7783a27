import { expect, test } from "@playwright/test";
import { ask, authedClient } from "../support/http";
import { makeWorld } from "../support/world";

test("the export is the brands', as a file", async () => {
  const { db, people } = await makeWorld();
  const file = await (await authedClient(db, people.brand))("/brand/discover.csv?q=maya+okafor");
  expect(file.status).toBe(200);
  expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="athletes-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const text = await file.text();
  expect(text).toContain('"Name","Sport","Location"');
  expect(text).toContain('"Maya Okafor","Running","Leeds, UK"');
  expect(text).not.toContain("Tom Lindqvist");

  const athlete = await (await authedClient(db, people.athlete))("/brand/discover.csv");
  expect(athlete.headers.get("Location")).toBe("/athlete/dashboard");
  const visitor = await ask("/brand/discover.csv");
  expect(visitor.headers.get("Location")).toMatch(/^\/login/);
  db.client.close();
});
