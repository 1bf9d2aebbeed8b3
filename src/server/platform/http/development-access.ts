import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Headers by which a proxy says for whom it asks. */
const FORWARDING = /^(x-forwarded|forwarded$|via$|x-real-ip$|x-client-ip$|cf-connecting-ip$)/;

/**
 * Whether a request comes from this machine itself and not through anybody: development tools answer nobody
 * else. The name it came under must be a loopback one: any other, also one that begins with `local.`, a stranger may own,
 * point at this machine from a page of theirs and read the answers.
 */
export function isFromThisMachine(request: {
  peer: string | undefined;
  headers: IncomingHttpHeaders;
}): boolean {
  const forwarded = Object.keys(request.headers).some((name) => FORWARDING.test(name));
  return !forwarded && isLoopback(request.peer) && isOwnName(request.headers.host);
}

function isOwnName(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "");
  return name === "localhost" || name.endsWith(".localhost") || isLoopback(name);
}

function isLoopback(ip: string | undefined): boolean {
  if (ip === undefined) return false;
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, "");
  const family = isIP(plain);
  return family !== 0 && loopback.check(plain, family === 4 ? "ipv4" : "ipv6");
}
