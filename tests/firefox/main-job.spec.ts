import { test as base } from "@playwright/test";
import { linkIn, waitForMail } from "../support/inbox";
import { Person } from "./person";

const test = base.extend<{ arrive: () => Promise<Person> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  arrive: async ({}, use) => {
    const people: Person[] = [];
    await use(async () => {
      const person = await Person.arrive();
      people.push(person);
      return person;
    });
    for (const person of people) await person.leave();
  },
});

async function signUp(
  person: Person,
  type: "athlete" | "brand",
  email: string,
  fields: Record<string, string>,
) {
  await person.open(`/signup?type=${type}`);
  await person.fill("Email", email);
  await person.fill("Password", "correct horse");
  for (const [label, value] of Object.entries(fields)) await person.fill(label, value);
  await person.press("button", "Create Account");
  await person.sees("Your account has been created.");
  await person.open(linkIn(await waitForMail(email, /confirm your email/)));
  await person.press("button", "Confirm my email");
  await person.sees("Your email address is confirmed.");
  await person.press("button", "Skip to your dashboard");
}

test("a campaign goes from sign-up to posted, and each side's open page follows the other", async ({
  arrive,
}) => {
  base.setTimeout(180_000);
  const mark = Date.now().toString(36);
  const name = `Maya Okafor ${mark}`;
  const [athlete, brand] = [await arrive(), await arrive()];

  await signUp(athlete, "athlete", `maya-${mark}@test.laurel`, {
    "Full name": name,
    Sport: "Running",
  });
  await signUp(brand, "brand", `brand-${mark}@test.laurel`, {
    "Full name": "Ada Northlight",
    "Company name": `Northlight ${mark}`,
  });

  await brand.open("/brand/campaigns/new");
  await brand.fill("Campaign Title", `Autumn miles ${mark}`);
  await brand.fill("Description", "Show our shoe on your autumn runs.");
  await brand.fill("Budget (£)", "1200");
  await brand.fill("Start Date", "2099-01-01");
  await brand.fill("End Date", "2099-02-01");
  await brand.press("button", "Create Campaign");
  await brand.sees("Here are athletes for it.");
  await brand.press("link", `Autumn miles ${mark}`);
  await brand.press("button", "Launch Campaign");
  await brand.sees("Campaign activated");

  await athlete.open("/athlete/dashboard");
  await athlete.listens("notifications");
  await brand.open(`/brand/discover?q=${mark}`);
  await brand.press("link", name);
  await brand.press("link", `View Profile of ${name}`);
  await brand.press("link", "Invite to Campaign");
  await brand.fill("Fee (£)", "900");
  await brand.press("button", "Send Invitation");
  await brand.sees("Invitation Sent!");
  await athlete.seesUnread(1);

  await athlete.open("/athlete/campaigns?tab=invitations");
  await athlete.press("link", "Accept");
  await athlete.press("button", "Accept invitation");
  await athlete.sees("Invitation accepted");
  await athlete.press("link", "Add content");
  await athlete.press("button", "Add a link instead");
  await athlete.fill("Title", "First clip");
  await athlete.fill("Caption", "#ad Ten kilometres before work.");
  await athlete.fill("Media links", "example.com/first.mp4");
  await athlete.press("button", "Send for review");
  await athlete.sees("Content submitted for review!");

  await brand.open("/brand/content");
  await brand.press("link", "First clip");
  await brand.listens("review");
  await athlete.fill("Add a comment", "Is the light right?");
  await athlete.press("button", "Add comment");
  await brand.sees("Is the light right?");
  await athlete.listens("review");
  await brand.press("button", "Approve");
  await athlete.seesButton("Mark as Posted");

  await athlete.fill("Address of your post", "instagram.com/p/first");
  await athlete.press("button", "Mark as Posted");
  await athlete.sees("Content marked as posted!");
  await brand.sees("https://instagram.com/p/first");
});
