import { paths } from "~/paths";
import { AppError } from "~/platform/errors";

/** What was asked for belongs to a paid plan: says so, and leads to the plans. */
export class NeedsPlan extends AppError {
  override readonly next = { to: paths.billing, label: "See plans" };
  constructor(message: string) {
    super("forbidden", message);
  }
}
