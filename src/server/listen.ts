import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { OperatorError } from "./platform/operator-error.ts";
import { errorCode } from "./platform/system-error.ts";

interface Address {
  host: string;
  port: number;
  publicOrigin: string | null;
}

/** Opens the port and answers the address to type into a browser. */
export async function listen(app: FastifyInstance, address: Address): Promise<string> {
  const { host, port } = address;
  try {
    await app.listen({ host, port, listenTextResolver: () => "listening" });
  } catch (error) {
    throw refusalToListen(error, address) ?? error;
  }
  const bound = app.server.address();
  return typedOrigin({ ...address, port: typeof bound === "object" && bound ? bound.port : port });
}

/** What people type to get here, "https://somssi.kr"; messages lead there too. */
export function typedOrigin({ host, port, publicOrigin }: Address): string {
  return publicOrigin ?? `http://${typedHost(host)}:${port}`;
}

/**
 * Whether the port can be had, before anything else is started. Somebody may still take it until we listen, which
 * then says the same.
 */
export async function assertPortFree(address: Pick<Address, "host" | "port">): Promise<void> {
  const probe = createServer();
  const { host, port } = address;
  try {
    await once(probe.listen({ host, port, exclusive: true }), "listening");
  } catch (error) {
    throw refusalToListen(error, address) ?? error;
  }
  probe.close();
  await once(probe, "close");
}

/** Where this machine itself reaches what listens, whatever people type. */
export function localOrigin(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  if (family === "IPv6") return `http://[${address === "::" ? "::1" : address}]:${port}`;
  return `http://${address === "0.0.0.0" ? "127.0.0.1" : address}:${port}`;
}

/** Whether an address leads back to this machine, by plain HTTP as what calls it from here speaks. */
export function isOfThisMachine(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** Longest wait for answers under way; milliseconds. */
const DRAIN = 9_000;

/**
 * Accepts nobody new, lets answers under way finish and ends each connection as it falls idle.
 * A browser would keep one open for a minute after its last answer.
 */
export async function stopListening(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}

function refusalToListen(
  error: unknown,
  { host, port }: Pick<Address, "host" | "port">,
): OperatorError | null {
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    const other = `PORT=${port + 1} npm start`;
    return new OperatorError(
      `포트 ${port}을(를) 다른 프로그램이 쓰고 있어요. ${other}처럼 다른 번호로 시작해 주세요.`,
    );
  }
  if (code === "EACCES") {
    return new OperatorError(`포트 ${port}을(를) 열 권한이 없어요. 1024 이상의 번호를 써 주세요.`);
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new OperatorError(`HOST: 이 컴퓨터에는 ${host} 주소가 없어요.`);
  }
  return null;
}

/** What listens on every address, or on the loopback, is reached as localhost. */
function typedHost(host: string): string {
  if (["127.0.0.1", "::1", "0.0.0.0", "::", "localhost"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
