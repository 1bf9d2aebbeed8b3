import { isIPv6 } from "node:net";

/**
 * What limits per address count: an IPv4 address itself, but the /64 network of an IPv6 one, because a single
 * household has that many addresses to spare.
 */
export function clientNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, "").replace(/%.*$/s, "");
  if (!isIPv6(plain)) return plain;
  const [left = "", right = ""] = plain.split("::");
  const head = groupsOf(left);
  const tail = groupsOf(right);
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  const network = [...head, ...(plain.includes("::") ? zeros : []), ...tail].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}
