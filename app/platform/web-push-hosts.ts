const HOSTS = ["fcm.googleapis.com", "updates.push.services.mozilla.com"];
const DOMAINS = [".push.apple.com", ".notify.windows.com"];

/** Whether an address that a browser gave belongs to the push service of a browser: we send requests to it. Pure. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return (
    protocol === "https:" &&
    port + username + password === "" &&
    (HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)))
  );
}
