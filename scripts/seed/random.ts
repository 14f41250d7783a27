import { base, en, Faker } from "@faker-js/faker";
import { ulid } from "ulid";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Random values and times of the demo data: the same day gives the same rows, ids included. */
export class SeededRandom {
  readonly faker = new Faker({ locale: [en, base], seed: 20_260_101 });
  /** Midnight (UTC) of the day the data is made for. */
  readonly midnight: number;

  constructor(now: number) {
    this.midnight = now - (now % DAY_MS);
  }

  /** A moment so many days before today, at an hour of that day. */
  ago(days: number, hour = 9): number {
    return this.midnight - days * DAY_MS + hour * HOUR_MS;
  }

  /** 'YYYY-MM-DD', so many days from today. */
  day(days: number): string {
    return new Date(this.midnight + days * DAY_MS).toISOString().slice(0, 10);
  }

  /** An id that sorts by the moment its row was made. */
  idAt(when: number): string {
    return ulid(when, () => this.share()).toLowerCase();
  }

  /** Of a public picture. */
  publicName(): string {
    return this.faker.string.alphanumeric(12);
  }

  /** From 0 up to 1. */
  share(): number {
    return this.faker.number.int(999_999) / 1_000_000;
  }

  between(low: number, high: number): number {
    return low + this.share() * (high - low);
  }

  one<T>(from: readonly T[]): T {
    return this.faker.helpers.arrayElement([...from]);
  }

  pick<T>(from: readonly T[], count: number): T[] {
    return this.faker.helpers.arrayElements([...from], count);
  }
}
