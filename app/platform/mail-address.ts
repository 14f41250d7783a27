import { z } from "zod";

/** The signs that HTML's own email field takes, and an end that may be encoded, such as xn--p1ai. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** 'name@müller.de' as mail servers write it: 'name@xn--mller-kva.de'. What has no such form stays as it is. */
function withAsciiDomain(typed: string): string {
  const at = typed.lastIndexOf("@");
  const url = `https://${typed.slice(at + 1)}`;
  if (!/[^\p{ASCII}]/u.test(url) || !URL.canParse(url)) return typed;
  return typed.slice(0, at + 1) + new URL(url).hostname;
}

/** An address as it is typed, in lower case. */
export const mailAddress = (missing: string, invalid = missing) =>
  z
    .string({ error: missing })
    .trim()
    .toLowerCase()
    .overwrite(withAsciiDomain)
    .max(254, "Email must be less than 255 characters")
    .regex(ADDRESS, invalid);
