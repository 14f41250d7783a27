/** A request with this form as its body, as an action gets it. */
export const postedForm = (fields: Record<string, string>) =>
  new Request("https://laurel.test/", { method: "POST", body: new URLSearchParams(fields) });
