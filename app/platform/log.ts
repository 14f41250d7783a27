/**
 * What a log may say of an error: its name, its message and where it was thrown. A parser's message quotes
 * what it read, so that one stays out.
 */
export function errorFields(error: unknown): { name: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { name: typeof error, message: "", stack: "" };
  if (error.cause instanceof Error) return errorFields(error.cause);
  const { name, message, stack = "" } = error;
  return {
    name,
    message: error instanceof SyntaxError ? "" : message,
    stack: stack
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .join("\n"),
  };
}

/** One line of JSON. Takes names, codes, counts and ids; never what a person typed. */
export function log(
  level: "info" | "warn" | "error",
  event: string,
  fields: Record<string, string | number | boolean | null> = {},
) {
  console[level === "error" ? "error" : "log"](JSON.stringify({ level, event, ...fields }));
}
