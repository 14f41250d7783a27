interface Proxy {
  spans: { end: number }[];
}

/** Waits until nothing more is asked: what runs after an answer belongs neither to it nor to the next. */
export async function settled({ spans }: Proxy, quietMs: number) {
  let seen = -1;
  while (seen !== spans.length || spans.some(({ end }) => end === Number.POSITIVE_INFINITY)) {
    seen = spans.length;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
}
