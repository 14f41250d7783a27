/** An error as Stripe answers it: https://docs.stripe.com/api/errors */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly fields: { type: string; message: string; code?: string; param?: string } & Record<
      string,
      unknown
    >,
  ) {
    super(fields.message);
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeFault(400, { type: "invalid_request_error", message, ...more });

export const missingParam = (param: string) =>
  invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });

export const tooSmall = (param: string) =>
  invalid("This value must be greater than or equal to 1.", {
    code: "parameter_invalid_integer",
    param,
  });

/** 404 where the address names it, 400 where a parameter does. */
export const missing = (kind: string, id: string, param?: string) =>
  new StripeFault(param ? 400 : 404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param: param ?? "id",
  });

export const declined = (code = "card_declined", decline = "generic_decline") => ({
  type: "card_error",
  code,
  decline_code: decline,
  message: "Your card was declined.",
});
