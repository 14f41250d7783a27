import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { useRouter } from "./use-router";

const Address = () => createElement("p", null, useRouter()?.state.location.pathname ?? "none");

test("gives the router of the page, with its state of this moment", async () => {
  const router = createMemoryRouter([{ path: "*", Component: Address }], {
    initialEntries: ["/brand/discover"],
  });
  expect(renderToString(createElement(RouterProvider, { router }))).toContain("/brand/discover");
  await router.navigate("/messages");
  expect(renderToString(createElement(RouterProvider, { router }))).toContain("/messages");
});

test("gives none outside of a router", () => {
  expect(renderToString(createElement(Address))).toBe("<p>none</p>");
});
