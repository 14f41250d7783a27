/** Stands in a message for the first name of who gets it. Pure. */
export const NAME_PLACEHOLDER = "{name}";

export const personalMessage = (message: string, fullName: string): string =>
  message.replaceAll(NAME_PLACEHOLDER, () => fullName.trim().split(/\s+/)[0] ?? "");
