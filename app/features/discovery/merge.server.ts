import { mergeSegments } from "~/platform/full-text";

export const mergeWords = mergeSegments("athlete_words");
