import { z } from "zod";
import { ID_PATTERN } from "~db/columns";
import { POLISH_CHECKS } from "~db/constants";
import { CHECK_LABELS } from "./fields";

export const claimSchema = z.object({
  contentId: z.string().regex(ID_PATTERN),
});

const check = z.boolean().default(false);

export const checksSchema = z
  .object({
    intent: z.enum(["checks", "finish"]),
    captions: check,
    colour: check,
    sound: check,
    disclosure: check,
  })
  .superRefine((value, issues) => {
    if (value.intent === "checks") return;
    for (const name of POLISH_CHECKS)
      if (!value[name])
        issues.addIssue({
          code: "custom",
          path: [name],
          message: `${CHECK_LABELS[name]}: tick this once you've checked it`,
        });
  });
