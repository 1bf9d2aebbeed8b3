/**
 * The push services of the browsers' vendors; a leading dot stands for any name below it. An endpoint is an address
 * that a stranger's browser names and that we call: nowhere but here.
 */
export const PUSH_HOSTS = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/** No vendor's is nearly as long. */
export const ENDPOINT_LENGTH_MAX = 1_000;

/** Whether an address leads to the push service of a vendor: over https, at its own port, and as nobody. */
export function isVendorEndpoint(endpoint: string): boolean {
  if (endpoint.length > ENDPOINT_LENGTH_MAX || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return PUSH_HOSTS.some((host) =>
    host.startsWith(".") ? hostname.endsWith(host) : hostname === host,
  );
}
