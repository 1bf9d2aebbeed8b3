import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { connectTo } from "./connect-to.ts";

/** AuthenticationOk and ReadyForQuery. */
const LOGGED_IN = Buffer.from("R\0\0\0\u0008\0\0\0\0Z\0\0\0\u0005I", "latin1");

let server: Server;
afterEach(() => server.close());

/** A URL of somebody who does with each link what `take` says. */
async function urlOf(take: Parameters<typeof createServer>[1]): Promise<string> {
  server = createServer(take);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `postgres://a:b@127.0.0.1:${(server.address() as AddressInfo).port}/c`;
}

it("gives up on a balancer that drops every link because it has nowhere to lead", async () => {
  let links = 0;
  const sql = connectTo(
    await urlOf((socket) => {
      links += 1;
      socket.end();
    }),
    { max: 1 },
  );
  await expect(sql`SELECT 1`).rejects.toMatchObject({ code: "CONNECTION_DROPPED" });
  await expect(sql`SELECT 1`).rejects.toMatchObject({ code: "CONNECTION_DROPPED" });
  expect(links).toBe(2);
  await sql.end();
});

it("survives a link that is lost between the login and the driver's own first statement", async () => {
  const url = await urlOf((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(LOGGED_IN);
      socket.once("data", () => socket.destroy());
    });
  });
  // What the driver asks first is nobody's who could be told of it: an unhandled rejection ends the process.
  const sql = connectTo(url, { max: 1 });
  await expect(sql`SELECT 1`).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  await sql.end({ timeout: 0 });
});

it("gives up on a server that takes the link and says nothing", async () => {
  const url = await urlOf((socket) => socket.on("error", () => undefined));
  const sql = connectTo(url, { max: 1, connect_timeout: 0.05 });
  await expect(sql`SELECT 1`).rejects.toMatchObject({ code: "CONNECT_TIMEOUT" });
  await sql.end({ timeout: 0 });
});
