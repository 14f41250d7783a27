import { getDomain } from "tldts";

/**
 * Whether a host can be somebody's own: 'northlight.co.uk', and not 'co.uk' or 'github.io', under which anyone has a name. By the
 * list of public suffixes that comes with tldts.
 */
export const isOwnDomain = (host: string): boolean =>
  getDomain(host, { allowPrivateDomains: true }) !== null;
