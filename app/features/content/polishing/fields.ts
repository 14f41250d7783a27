import type { PolishCheck } from "~db/constants";

export const CHECK_LABELS: Record<PolishCheck, string> = {
  captions: "Captions",
  colour: "Colour",
  sound: "Sound",
  disclosure: "Ad label",
};
