/** Random values from a number as seed: the n-th athlete is the same in every run, in whichever order. */
export class Random {
  #state: number;

  constructor(n: number, stream = 0) {
    this.#state = (Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0;
    this.share();
  }

  /** From 0 up to 1 (mulberry32). */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + this.share() * (high - low);
  }

  /** About 0, two thirds of the time within 1 (sum of uniforms). */
  normal(): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += this.share();
    return sum;
  }

  /** `skew` 1 takes all alike; the larger, the more often one of the first. */
  one<T>(from: readonly T[], skew = 1): T {
    return from[Math.floor(from.length * this.share() ** skew)] as T;
  }
}
