import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Assets } from "~/platform/context";

/** The files of `public/`, as the Worker finds them beside it. */
export const assets: Assets = {
  async fetch(address) {
    return new Response(readFileSync(join("public", new URL(String(address)).pathname)));
  },
};
