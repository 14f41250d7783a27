import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { expect, test, vi } from "vitest";
import { loader } from "./ui";

const asked = (APP_ENV: string) =>
  loader({
    request: new Request("http://localhost/dev/ui"),
    context: { env: { APP_ENV } },
    params: {},
  } as unknown as LoaderFunctionArgs);

test("the gallery is shown in development only", async () => {
  await expect(asked("production")).rejects.toMatchObject({ code: "not_found" });
  await expect(asked("development")).resolves.toMatchObject({ tab: "available" });
});

test("only a build that asks for the gallery has its address, and with it its code", async () => {
  const addresses = async (flag: string) => {
    vi.stubEnv("COMPONENT_GALLERY", flag);
    vi.resetModules();
    const { default: routes } = await import("../../routes");
    return JSON.stringify(routes);
  };
  expect(await addresses("")).not.toContain("dev/ui");
  expect(await addresses("yes")).toContain("dev/ui");
});
