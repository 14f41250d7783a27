import { notFound } from "./errors";

/** A parameter of the route's own address. @throws a 404 for a name that the address does not have */
export function requireParam(params: Readonly<Record<string, string | undefined>>, name: string) {
  const value = params[name];
  if (value === undefined) throw notFound();
  return value;
}
