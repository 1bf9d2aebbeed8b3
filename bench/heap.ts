import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A door for whoever wants to look into a process of Node that is started with these options. */
export async function inspectorDoor(): Promise<{ port: number; nodeOptions: string }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return { port, nodeOptions: `--inspect=127.0.0.1:${port}` };
}

/** What a process holds on its heap once everything that nobody needs is collected, in bytes. */
export async function heldBytes(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/json`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error("the inspector knows no process");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  const ask = async (id: number, method: string): Promise<unknown> => {
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [{ data }] = (await once(socket, "message")) as [MessageEvent<string>];
      const said = JSON.parse(data) as { id?: number; result: unknown };
      if (said.id === id) return said.result;
    }
  };
  try {
    // What was only held by what the first one collects.
    await ask(1, "HeapProfiler.collectGarbage");
    await ask(2, "HeapProfiler.collectGarbage");
    return ((await ask(3, "Runtime.getHeapUsage")) as { usedSize: number }).usedSize;
  } finally {
    socket.close();
  }
}
