import { expect, it } from "vitest";
import { newId } from "~db/columns";
import { athleteSignUp, brandSignUp, resetPasswordSchema } from "./schema";

it("takes a name and a sport as they are searched for", () => {
  const account = { id: newId(), email: "maya@example.com", password: "long enough" };
  expect(
    athleteSignUp.parse({ ...account, fullName: " \uE002Maya \u00a0O ", sport: "rUNNING" }),
  ).toMatchObject({ fullName: "Maya O", sport: "Running" });
  expect(athleteSignUp.safeParse({ ...account, fullName: "\uE002" }).success).toBe(false);
});

it("takes no name without a letter, and no company name of several lines", () => {
  const account = { id: newId(), email: "maya@example.com", password: "long enough" };
  const company = (fullName: string, companyName: string) =>
    brandSignUp.safeParse({ ...account, fullName, companyName });
  for (const nothing of ["\u200b\u3164", "\u202e", "\uf8ff", "…", " "]) {
    expect(company(nothing, "Northlight").success, nothing).toBe(false);
    expect(company("Ada", nothing).success, nothing).toBe(false);
  }
  expect(
    company("Ada", "3\u200bM\r\n\nRead this: \u202ehttps://evil.example\uf8ff").data,
  ).toMatchObject({
    companyName: "3M Read this: https://evil.example",
  });
  expect(company("Ada", "1860").success).toBe(true);
});

it("takes a password as it is typed, of any characters, up to 200 of them", () => {
  const passwords = [" pâß word\u200b\t", "123456", "x".repeat(200)];
  for (const newPassword of passwords)
    expect(resetPasswordSchema.parse({ newPassword, confirmPassword: newPassword })).toEqual({
      newPassword,
      confirmPassword: newPassword,
    });
  const ofLength = (n: number) => {
    const newPassword = "x".repeat(n);
    return resetPasswordSchema.safeParse({ newPassword, confirmPassword: newPassword }).success;
  };
  expect([5, 6, 200, 201].map(ofLength)).toEqual([false, true, true, false]);
});
