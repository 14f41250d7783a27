import { defineEmulator } from "emulate";
import type { Clients } from "./consent";
import { serveControls } from "./controls";
import { serveFailures } from "./failures";
import { serveGoogle } from "./google";
import { serveInstagram } from "./instagram";
import { firstPeople } from "./people";
import { serveTikTok } from "./tiktok";
import { type State, World } from "./world";

const emptyState = (people: typeof firstPeople): State => ({
  ahead: 0,
  people: people(Math.floor(Date.now() / 1000)),
  grants: {},
  tokens: {},
  failures: [],
  asked: [],
  taken: {},
  quota: { youtubeUnitsADay: 10_000, tiktokRequestsAMinute: 600 },
});

/**
 * The providers of social channels on this machine: what the product asks of Instagram, Google and TikTok, at the same paths under their
 * host names (`/graph.instagram.com/…`), with consent pages, limits and faults.
 * @param people who has an account there, at a moment in seconds
 */
export const localSocial = (clients: Clients, people = firstPeople) =>
  defineEmulator<State>({
    name: "social",
    state: () => emptyState(people),
    cors: false,
    setup({ app, state }) {
      const world = new World(state);
      serveFailures(app, world);
      serveInstagram(app, world, clients.instagram);
      serveGoogle(app, world, clients.youtube);
      serveTikTok(app, world, clients.tiktok);
      serveControls(app, world);
    },
  });
