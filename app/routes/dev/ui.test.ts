import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { loader } from "./ui";

const asked = (APP_ENV: string) =>
  loader({
    request: new Request("http://localhost/dev/ui"),
    context: { env: { APP_ENV } },
    params: {},
  } as unknown as LoaderFunctionArgs);

test("the parts are shown where we build, and nowhere else", async () => {
  await expect(asked("production")).rejects.toMatchObject({ code: "not_found" });
  await expect(asked("development")).resolves.toMatchObject({ tab: "available" });
});
