import type { BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { hashPassword } from "~db/password";
import { userSessions } from "~db/schema";
import { makeAthlete, makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";
import { linkIn, waitForMail } from "../support/inbox";

const PASSWORD = "correct horse";

let passwordHash: string;
test.beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

/** Every test comes from an address of its own, so that its failures do not throttle other tests. */
test.beforeEach(async ({ context, baseURL }) => {
  await fromElsewhere(context);
  await context.addCookies([{ name: "cookie-consent", value: "rejected", url: baseURL ?? "" }]);
});

const fromElsewhere = (context: BrowserContext) =>
  context.setExtraHTTPHeaders({
    "CF-Connecting-IP": `2001:db8::${Math.floor(Math.random() * 0xffff).toString(16)}:${Math.floor(Math.random() * 0xffff).toString(16)}`,
  });

const newEmail = () => `${crypto.randomUUID()}@test.laurel`;

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "session");

test("an athlete signs up: choice, errors, account, mail, confirmed", async ({ page }) => {
  const email = newEmail();
  await open(page, "/signup");
  await page.getByRole("link", { name: "I'm a Brand" }).click();
  await page.getByRole("link", { name: "Back to selection" }).click();
  await page.getByRole("link", { name: "I'm an Athlete" }).click();

  await page.getByLabel("Full name").fill("   ");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("to put right");
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveAccessibleDescription("Add your full name");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password")).toHaveValue("");

  await page.getByLabel("Full name").fill("Maya Okafor");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/athlete/welcome");
  await expect(page.getByText("Your account has been created.")).toBeVisible();

  const link = linkIn(await waitForMail(email, /confirm your email/));
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page).toHaveURL("/athlete/welcome");
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Your email is already confirmed",
  );
  await expect(page.getByRole("link", { name: "Continue" })).toHaveAttribute(
    "href",
    "/athlete/welcome",
  );
});

test("an address confirmed signed out is said to be confirmed, then already confirmed @once", async ({
  page,
  anonymousPage,
}) => {
  const email = newEmail();
  await open(page, "/brand-signup");
  await page.getByLabel("Full name").fill("Ada North");
  await page.getByLabel("Company name").fill("Northlight");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/brand/welcome");
  const link = linkIn(await waitForMail(email, /confirm your email/));

  const elsewhere = await anonymousPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Confirm my email" }).click();
  const heading = elsewhere.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Your email is confirmed");
  await expect(elsewhere.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/login?redirectTo=%2Fbrand%2Fwelcome",
  );
  await elsewhere.goto(link);
  await expect(heading).toHaveText("Your email is already confirmed");
});

test("a brand signs up from its own address; a taken email is told at the field @once", async ({
  page,
  db,
}) => {
  const { email: taken } = await makeBrand(db);
  await open(page, "/");
  await page.getByRole("link", { name: "I'm a Brand" }).click();
  await expect(page).toHaveURL("/brand-signup");
  await page.getByLabel("Full name").fill("Ada North");
  await page.getByLabel("Company name").fill("Northlight");
  await page.getByLabel("Email").fill(taken);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/already an account/);
  await expect(page.getByLabel("Company name")).toHaveValue("Northlight");

  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/brand/welcome");
  await page.getByRole("button", { name: "Skip to your dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Northlight" })).toBeVisible();
  await expect(page.getByText("0 of 6 done")).toBeVisible();
  await expect(page.getByRole("link", { name: "Tell athletes about your company" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Confirm .*@/ }), "a step, no notice").toBeVisible();
  await expect(page.getByRole("link", { name: "Resend link" })).toHaveCount(0);
});

test("both sign-up addresses open on their form, which names what one agrees to @once", async ({
  page,
}) => {
  for (const [path, heading] of [
    ["/athlete-signup", "Join as an Athlete"],
    ["/brand-signup", "Join as a Brand"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText("By creating an account, you accept our")).toBeVisible();
    const form = page.locator("main form");
    await expect(form.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "href",
      "/terms",
    );
    await expect(form.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "/privacy",
    );
    await page.getByRole("link", { name: "Back to selection" }).click();
    await expect(page).toHaveURL("/signup");
  }
});

test("a password can be shown where scripts run; without them no button offers it", async ({
  page,
  browserOf,
  db,
  javaScriptEnabled,
}) => {
  const member = await browserOf(await makeBrand(db));
  await open(member, "/change-password");
  for (const [at, path, label] of [
    [page, "/login", "Password"],
    [page, "/athlete-signup", "Password"],
    [member, "/change-password", "New password"],
  ] as const) {
    if (at === page) await page.goto(path);
    const field = at.getByLabel(label, { exact: true });
    await field.fill("three random words");
    await expect(field).toHaveAttribute("type", "password");
    const show = at.getByRole("button", { name: `Show ${label}`, exact: false }).first();
    if (javaScriptEnabled === false) {
      await expect(show).toHaveCount(0);
      continue;
    }
    await show.click();
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("three random words");
    await at
      .getByRole("button", { name: "Hide password" })
      .or(at.getByRole("button", { name: "Hide new password" }))
      .click();
    await expect(field).toHaveAttribute("type", "password");
  }
});

test("a password of five characters is refused @once", async ({ page }) => {
  await open(page, "/signup?type=brand");
  await page.getByLabel("Full name").fill("Ada North");
  await page.getByLabel("Company name").fill("Northlight");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password").fill("12345");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  );
});

test("each visitor gets a form with its own id @once", async ({ page }) => {
  const ids = new Set<string>();
  for (let i = 0; i < 2; i++) {
    const answer = await page.goto("/signup?type=athlete");
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    ids.add(await page.locator("input[name=id]").inputValue());
  }
  expect(ids.size).toBe(2);
});

test("sign-in refuses, then leads back to the page that was wanted", async ({ page, db }) => {
  const { email } = await makeBrand(db, { passwordHash });
  await open(page, "/brand/campaigns/new?from=mail");
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await signIn(page, email, "wrong one");
  await expect(page.getByRole("alert")).toContainText("don't match");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await signIn(page, email);
  await expect(page).toHaveURL("/brand/campaigns/new?from=mail");
  await expect(page.getByText("You've successfully signed in.")).toBeVisible();
});

for (const target of [
  "https://evil.example/",
  "//evil.example",
  "/.//evil.example",
  "/\\evil.example",
])
  test(`sign-in never leads to ${target} @once`, async ({ page, db, baseURL }) => {
    const { email } = await makeAthlete(db, { passwordHash });
    await open(page, `/login?${new URLSearchParams({ redirectTo: target })}`);
    await signIn(page, email);
    await expect(page).toHaveURL(`${baseURL}/athlete/dashboard`);
  });

test("remember me lasts 30 days, without it the cookie ends with the browser @once", async ({
  page,
  context,
  db,
}) => {
  const { email } = await makeAthlete(db, { passwordHash });
  await open(page, "/login");
  await signIn(page, email);
  await expect(page).toHaveURL("/athlete/dashboard");
  expect((await sessionCookie(context))?.expires).toBe(-1);

  await context.clearCookies({ name: "session" });
  await open(page, "/login");
  await page.getByLabel("Remember me").check();
  await signIn(page, email);
  await expect(page).toHaveURL("/athlete/dashboard");
  const cookie = await sessionCookie(context);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
  expect(cookie?.httpOnly).toBe(true);
});

test("after five wrong passwords sign-in waits; a mailed link still lets the owner in @once", async ({
  page,
  db,
}) => {
  const { email } = await makeAthlete(db, { email: newEmail(), passwordHash });
  await open(page, "/login");
  for (let i = 0; i < 5; i++) {
    await signIn(page, email, `wrong ${i}`);
    await expect(page.getByRole("alert")).toContainText("don't match");
  }
  await signIn(page, email);
  await expect(page.getByRole("alert")).toContainText(/Too many attempts\. Wait \d+ seconds/);

  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If there's an account with that email")).toBeVisible();

  const link = linkIn(await waitForMail(email, /Reset your/));
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("battery staple");
  await page.getByLabel("Repeat the new password").fill("battery stable");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByLabel("Repeat the new password")).toHaveAccessibleDescription(
    "Passwords don't match",
  );
  await page.getByLabel("New password", { exact: true }).fill("battery staple");
  await page.getByLabel("Repeat the new password").fill("battery staple");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page).toHaveURL("/athlete/dashboard");
  await expect(page.getByText("Your password has been changed.")).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("an unknown email gets the same answer @once", async ({ page }) => {
  await open(page, "/forgot-password");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If there's an account with that email")).toBeVisible();
});

test("changing the password keeps this browser and ends the other @once", async ({
  page,
  browserOf,
  db,
}) => {
  const person = await makeBrand(db, { passwordHash });
  const other = await browserOf(person);
  await open(other, "/notifications");

  await open(page, "/login?redirectTo=/change-password");
  await signIn(page, person.email);
  await open(page, "/change-password");
  const change = async (current: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill("battery staple");
    await page.getByLabel("Repeat the new password").fill("battery staple");
    await page.getByRole("button", { name: "Change Password" }).click();
  };
  await change("wrong one");
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
    "That isn't your current password",
  );
  await change(PASSWORD);
  await expect(page.getByText("Your password has been changed.")).toBeVisible();

  await other.goto("/notifications");
  await expect(other).toHaveURL(/\/login/);
  await waitForMail(person.email, /password was changed/);
});

test("sign-in pages redirect a signed-in user @once", async ({ browserOf, db }) => {
  const page = await browserOf(await makeAthlete(db));
  for (const path of ["/login", "/signup", "/athlete-signup", "/brand-signup?type=brand"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/athlete/dashboard");
  }
});

test("a cookie of an ended session opens the sign-in page without a redirect loop @once", async ({
  browserOf,
  db,
}) => {
  const person = await makeAthlete(db, { passwordHash });
  const page = await browserOf(person);
  await fromElsewhere(page.context());
  await db.write([
    db.orm
      .update(userSessions)
      .set({ revoked: true })
      .where(eq(userSessions.userId, person.userId)),
  ]);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("You've been signed out")).toBeVisible();
  expect(await sessionCookie(page.context())).toBeUndefined();
  await signIn(page, person.email);
  await expect(page).toHaveURL("/athlete/dashboard");
});
