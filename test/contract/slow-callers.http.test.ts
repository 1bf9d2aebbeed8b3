import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { routeOf } from "#contract/routes.ts";
import { createLog } from "#server/platform/log.ts";
import { REQUEST_TIMES } from "#server/platform/http/incoming/request-times.ts";
import { testApp, type TestApp } from "../app.ts";
import { makeAccount } from "../factories/accounts.ts";
import { MISSING_ID } from "./sample-input.ts";

const HOST = "somssi.example";
const login = routeOf("auth.login");
const upload = routeOf("uploads.create");

let app: TestApp;
let origin: URL;
let lines: string[];

beforeAll(async () => {
  lines = [];
  const destination = { write: (line: string) => void lines.push(line) };
  app = await testApp(undefined, {
    log: createLog({ level: "debug", human: false, destination }),
    times: { headers: 200, request: 600, checkEvery: 50, missingStep: 80 },
  });
  origin = new URL(await app.app.listen({ host: "127.0.0.1", port: 0 }));
});

async function open(text: string): Promise<Socket> {
  const socket = connect(Number(origin.port), origin.hostname);
  // Whoever has the link reset has been answered or has gone.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

/** Everything that comes until the link is closed. */
async function received(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk) => (text += String(chunk)));
  await once(socket, "close");
  return text;
}

function headOf(
  { method, path }: { method: string; path: string },
  cookies: ReadonlyMap<string, string>,
  others: Record<string, string>,
): string {
  const headers = {
    host: HOST,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    "x-csrftoken": cookies.get("csrftoken") ?? "",
    ...others,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${head.join("")}\r\n`;
}

const jsonHead = () =>
  headOf(login, app.visitor().cookies, {
    "content-type": "application/json",
    "content-length": "1000",
  });

async function formHead(): Promise<string> {
  const { cookies } = await app.as(await makeAccount(app));
  const type = "multipart/form-data; boundary=b";
  return (
    headOf(upload, cookies, { "content-type": type, "content-length": "100000" }) +
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc'
  );
}

async function figure(name: string): Promise<number> {
  const { body } = await app.visitor().raw({ method: "GET", url: "/metrics" });
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(String(body))?.[1]);
}

const faults = () => lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);

describe("a caller who takes too long", () => {
  it("has ten seconds for the headers, and less than a minute for everything", () => {
    const { headers, request, checkEvery } = REQUEST_TIMES;
    expect(headers + checkEvery).toBeLessThanOrEqual(10_000);
    expect(request + checkEvery).toBeLessThanOrEqual(31_000);
  });

  it("over headers is answered 408", async () => {
    const socket = await open(`GET / HTTP/1.1\r\nHost: ${HOST}\r\n`);
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("over a body is answered 408, and nothing is logged as a fault of ours", async () => {
    for (const head of [jsonHead(), await formHead()]) {
      expect(await received(await open(head))).toMatch(/^HTTP\/1\.1 408 /);
    }
    expect(faults()).toEqual([]);
  });
});

describe("a caller who hangs up", () => {
  it("is counted, and no fault of ours", async () => {
    const before = await figure("http_hang_ups_total");
    for (const head of [jsonHead(), await formHead()]) {
      const socket = await open(head);
      // Its headers have arrived once somebody waits for the rest.
      socket.write("more");
      await expect.poll(() => reading()).toBe(1);
      socket.destroy();
      await expect.poll(() => reading()).toBe(0);
    }
    await expect.poll(() => figure("http_hang_ups_total")).toBe(before + 2);
    expect(faults()).toEqual([]);
    expect(lines.join("")).not.toContain("stack");
  });
});

/** Links that the application has open. */
function reading(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

describe("somebody who asks for what is not theirs", () => {
  it("waits as long as for what does not exist", async () => {
    const client = await app.as(await makeAccount(app));
    const asked = performance.now();
    const { status } = await client.send("requests.get", { requestId: MISSING_ID });
    expect(status).toBe(404);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(80);
  });
});
