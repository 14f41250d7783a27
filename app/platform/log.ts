/** One line of JSON. Takes names, codes, counts and ids; never what a person typed. */
export function log(
  level: "info" | "warn" | "error",
  event: string,
  fields: Record<string, string | number | boolean | null> = {},
) {
  console[level === "error" ? "error" : "log"](JSON.stringify({ level, event, ...fields }));
}
