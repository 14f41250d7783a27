import { expect, it } from "vitest";
import { newId } from "~db/columns";
import { athleteSignUp } from "./schema";

it("takes a name and a sport as they are searched for", () => {
  const account = { id: newId(), email: "maya@example.com", password: "long enough" };
  expect(
    athleteSignUp.parse({ ...account, fullName: " \uE002Maya \u00a0O ", sport: "rUNNING" }),
  ).toMatchObject({ fullName: "Maya O", sport: "Running" });
  expect(athleteSignUp.safeParse({ ...account, fullName: "\uE002" }).success).toBe(false);
});
