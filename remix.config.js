/** Options of the Remix Vite plugin; vite.config.ts imports them. */
export default {
  // `npm run dev` builds beside what tests and deployments build.
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
