import { createConnection, createServer, type AddressInfo, type Socket } from "node:net";

/** A connection to the product that can be cut, as a train in a tunnel cuts it. */
export interface Link {
  origin: string;
  /** Cuts everything that is open now; new connections go through. */
  cut: () => void;
  close: () => Promise<void>;
}

/** Passes what arrives on to the product, byte by byte. */
export async function openLink(target: string): Promise<Link> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection({ host: hostname, port: Number(port) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    origin: `http://localhost:${address.port}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
