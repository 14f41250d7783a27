import { getDomain } from "tldts";

/**
 * Whether a host belongs to one owner: 'northlight.co.uk'. False for a public suffix, such as 'co.uk' or 'github.io', under which
 * anyone can have a name. The list of suffixes comes with tldts.
 */
export const isOwnDomain = (host: string): boolean =>
  getDomain(host, { allowPrivateDomains: true }) !== null;
