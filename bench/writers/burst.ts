import { newId } from "~db/columns";

/** `refused` is an honest 503; every other failure is thrown. */
export type Outcome = "done" | "refused";

export interface Burst {
  /** Milliseconds, one a write. */
  waits: number[];
  done: number;
  refused: number;
  seconds: number;
  faults: string[];
}

const WRITES = 480;

/**
 * Sends writes from so many writers at once; each waits for its answer before it sends the next.
 * @param send does one write under a new id
 * @param kept the ids that the database has afterwards, one for each time it was written
 */
export async function burst(
  writers: number,
  send: (id: string, writer: number) => Promise<Outcome>,
  stored: () => Promise<string[]>,
): Promise<Burst> {
  const waits: number[] = [];
  const faults: string[] = [];
  const outcomes = new Map<string, Outcome>();
  const write = async (writer: number) => {
    const id = newId();
    const started = performance.now();
    try {
      outcomes.set(id, await send(id, writer));
    } catch (error) {
      faults.push(String(error));
    }
    waits.push(performance.now() - started);
  };

  const started = performance.now();
  const each = Math.ceil(WRITES / writers);
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; n < each; n++) await write(writer);
    }),
  );
  const seconds = (performance.now() - started) / 1000;

  const found = await stored();
  const distinct = new Set(found);
  const ids = [...outcomes].filter(([, outcome]) => outcome === "done").map(([id]) => id);
  const lost = ids.filter((id) => !distinct.has(id)).length;
  const doubled = found.length - distinct.size;
  if (lost > 0) faults.push(`${lost} lost`);
  if (doubled > 0) faults.push(`${doubled} done twice`);
  return { waits, done: ids.length, refused: outcomes.size - ids.length, seconds, faults };
}
