import { amount } from "../short";

/** How often a question is asked and measured. */
export const RUNS = Number(process.env.BENCH_RUNS ?? amount(200, 1));
/** Runs before them that are not measured. */
export const WARM_UP = 10;
