import { mergeSegments } from "~/platform/full-text";

export const mergeMessageWords = mergeSegments("message_words");
