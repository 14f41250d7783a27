import { makeWorld, type World } from "./world";

/** For specs that only look: the tests of a worker share one world. */
export const sharedWorld: {
  world: [(_: object, use: (world: World) => Promise<void>) => Promise<void>, { scope: "worker" }];
} = {
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const world = await makeWorld();
      await use(world);
      world.db.client.close();
    },
    { scope: "worker" },
  ],
};
