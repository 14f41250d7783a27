/** Fields whose values are never written back into a page, nor kept for later. */
export const SECRET_FIELDS: readonly string[] = [
  "password",
  "currentPassword",
  "newPassword",
  "confirmPassword",
  "oneTimeCode",
  "passkey",
  "setupToken",
];
