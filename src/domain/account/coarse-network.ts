/**
 * An address as its person may recognise it and nobody else find it: the network without its end. "203.0.113.7" is
 * "203.0.113.*"; of IPv6 the first three groups are left. `network` is an IPv4 address or a network "2001:db8:1:2::/64".
 */
export function coarseNetwork(network: string): string {
  if (!network.includes(":")) return network.replace(/\.\d+$/, ".*");
  return `${network.split(":").slice(0, 3).join(":")}:*`;
}
