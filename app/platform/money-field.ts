import { z } from "zod";

/**
 * An amount that is typed in pounds.
 * @param wrong what to say when it is none
 * @param tooMuch what to say above `most`
 * @param tooLittle what to say below `least`
 */
export const poundsTyped = (
  wrong: string,
  most: number,
  tooMuch: string,
  least = 0,
  tooLittle = wrong,
) =>
  z
    .number(wrong)
    .min(least, tooLittle)
    .max(most, tooMuch)
    .refine(isWholePence, "Please enter pounds and whole pence, such as 250 or 99.50");

/** Whether an amount in pounds has no part of a penny. */
export const isWholePence = (pounds: number): boolean => Number(pounds.toFixed(2)) === pounds;
