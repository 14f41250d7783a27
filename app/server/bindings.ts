/** What wrangler.toml binds to the Worker, beside the variables of `platform/env.ts` and the rooms of `rooms.ts`. */
export interface Bindings {
  ASSETS: Fetcher;
  MEDIA: R2Bucket;
  IMAGES: ImagesBinding;
  ANONYMOUS_LIMIT: RateLimit;
  PERSON_LIMIT: RateLimit;
  CLICK_LIMIT: RateLimit;
  VERSION?: WorkerVersionMetadata;
}
