import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A link between two programs of a test that the test can break. */
export interface TcpProxy {
  port: number;
  /** Breaks all links; new ones are refused until `mend`. */
  cut(): void;
  /** How many were refused so far. */
  refused(): number;
  mend(): void;
  close(): Promise<void>;
}

/** Passes everything on to a port of this machine. */
export async function startTcpProxy(to: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let broken = false;
  let refused = 0;
  const server = createServer((near) => {
    if (broken) {
      refused += 1;
      return near.destroy();
    }
    const far = connect(to, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      broken = true;
      breakAll();
    },
    refused: () => refused,
    mend: () => {
      broken = false;
    },
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A database's address by way of the proxy: over TCP, past the server's socket file. */
export function throughProxy(databaseUrl: string, { port }: TcpProxy): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return url.href;
}
