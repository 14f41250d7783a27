import { makeAthlete, makeBrand, makeStaff, makeVerification } from "../support/factories";
import { open, test } from "../support/fixtures";
const SIZES = [["375l", 375, "light"], ["1280d", 1280, "dark"], ["375d", 375, "dark"], ["1280l", 1280, "light"]] as const;
test("look", async ({ db, browserOf }) => {
  test.slow();
  const b1 = await makeBrand(db, { companyName: "Northlight Running Ltd" });
  const b2 = await makeBrand(db, { companyName: "Harrow" });
  const id = await makeVerification(db, b1, { status: "under_review", companyCountry: "GB", companyRegistrationNumber: "01234567", companyWebsite: "https://www.northlight.example", taxId: "GB123456789", staffQuestion: "Please send us a letter with your company's name and address on it.", verificationNotes: "We sell shoes and we have sold them for a very long time.\nAsk for Ada." });
  const { verificationProofs } = await import("~db/schema");
  await db.write([db.orm.insert(verificationProofs).values({ requestId: id, kind: "dns", target: "_laurel-verification.northlight.example", provedAt: Date.now() })]);
  const a1 = await makeAthlete(db, { name: "Maya Okafor" });
  await makeVerification(db, a1, { status: "rejected", rejectionReason: "The channel is someone else's.", createdAt: Date.now() - 86400000 * 3 });
  const a2 = await makeAthlete(db, { name: "Ada North" });
  await makeVerification(db, a2, { socialHandles: { instagram: "ada.runs", youtube: "@adaruns", twitter: "ada" }, portfolioUrls: ["https://results.example/ada"] });
  const staff = await makeStaff(db, ["admin"]);
  const shots: [typeof b1, string, string][] = [
    [b1, "/brand/verification", "b-review"], [b2, "/brand/verification", "b-form"], [b2, "/brand/dashboard", "b-dash"],
    [a1, "/athlete/verification", "a-rejected"], [a2, "/athlete/verification", "a-pending"], [a1, "/athlete/dashboard", "a-dash"],
    [staff, "/admin/verification", "s-queue"], [staff, `/admin/verification/${id}`, "s-request"],
  ];
  for (const [who, path, name] of shots)
    for (const [label, width, colorScheme] of name === "s-request" || name === "b-review" ? SIZES : SIZES.slice(0, 2)) {
      const page = await browserOf(who, { viewport: { width, height: 800 }, colorScheme });
      await open(page, path);
      await page.screenshot({ path: `/tmp/h/look/${name}-${label}.png`, fullPage: true });
      await page.context().close();
    }
});
