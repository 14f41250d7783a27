import { readdirSync, readFileSync } from "node:fs";
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineActions, handleButton, handleEither, textFields } from "./define-actions";

const post = (body: BodyInit) =>
  ({
    request: new Request("https://laurel.test/", { method: "POST", body }),
  }) as ActionFunctionArgs;
const fields = (values: Record<string, string>) => post(new URLSearchParams(values));

describe("defineActions", () => {
  const twoButtons = defineActions(() => ({
    save: handleButton(textFields("id"), ({ id }) => `saved ${id}`),
    remove: () => "removed",
  }));

  it("runs the handler of the intent with the fields of the form", async () => {
    expect(await twoButtons(fields({ intent: "save", id: "a" }))).toBe("saved a");
    expect(await twoButtons(fields({ intent: "remove" }))).toBe("removed");
  });

  it.each(["", "other", "toString", "__proto__"])("refuses the intent “%s”", async (intent) => {
    await expect(twoButtons(fields({ intent }))).rejects.toMatchObject({ code: "invalid" });
  });

  it("refuses a button whose hidden fields are missing", async () => {
    await expect(twoButtons(fields({ intent: "save" }))).rejects.toMatchObject({ code: "invalid" });
  });

  it("gives a form whose buttons send other intents to the default handler", async () => {
    const action = defineActions(() => ({ remove: () => "removed", default: () => "saved" }));
    expect(await action(fields({ intent: "add sports" }))).toBe("saved");
    expect(await action(fields({ intent: "remove" }))).toBe("removed");
  });

  it("gives a form to the first of two handlers only if its field is filled in", async () => {
    const action = defineActions(() =>
      handleEither(
        "passkey",
        () => "by passkey",
        () => "by password",
      ),
    );
    expect(await action(fields({ passkey: "{}", password: "" }))).toBe("by passkey");
    expect(await action(fields({ passkey: "", password: "secret" }))).toBe("by password");
    expect(await action(fields({ password: "secret" }))).toBe("by password");
  });

  it("guards before it reads the form", async () => {
    const action = defineActions(() => {
      throw new Response(null, { status: 403 });
    });
    const args = fields({ intent: "save" });
    await expect(action(args)).rejects.toMatchObject({ status: 403 });
    expect(args.request.bodyUsed).toBe(false);
  });

  it("drops structured names from a form with a file, and takes an unreadable one as empty", async () => {
    const action = defineActions(
      () => (form: FormData) => z.array(z.string()).parse([...form.keys()]),
    );
    const body = new FormData();
    body.set("file", new File(["a"], "a.csv"));
    body.set("a[5000000]", "x");
    body.set("__intent__", "garbage");
    expect(await action(post(body))).toEqual(["file"]);
    const shouted = post(body);
    const type = shouted.request.headers.get("Content-Type") ?? "";
    shouted.request.headers.set(
      "Content-Type",
      type.replace("multipart/form-data", "Multipart/Form-Data"),
    );
    expect(await action(shouted)).not.toContain("a[5000000]");
    const broken = post("no form at all");
    broken.request.headers.set("Content-Type", "multipart/form-data; boundary=x");
    expect(await action(broken)).toEqual([]);
  });
});

it("no route reads a form in another way", () => {
  const routes = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /formData\(\)|\bform\.get\(/.test(readFileSync(`app/routes/${file}`, "utf8")))
    // The bar below a list of athletes sends the same name several times.
    .filter((file) => file !== "brand/compare.tsx");
  expect(routes).toEqual([]);
});
