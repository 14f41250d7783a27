import { listRoute, type Route } from "./api";
import { missing } from "./errors";
import type { World } from "./world";

/** Everything that has happened, as the webhook was told. */
export const eventRoutes = (world: World): Route[] => [
  [
    "GET",
    "/v1/events/:id",
    [],
    ({ path }) => {
      const event = world.state.events.find(({ id }) => id === path.id);
      if (!event) throw missing("event", path.id ?? "");
      return event;
    },
  ],
  listRoute("/v1/events", ["type"], (params) =>
    world.state.events.filter(({ type }) => !params.has("type") || type === params.text("type")),
  ),
];
