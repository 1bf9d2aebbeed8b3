import { createServer, request } from "node:http";

/**
 * A door to the product at which each call seems to come from another network, as from a proxy that it trusts: what one
 * program tries in a minute would meet the limits of one caller, and nothing behind them.
 * @param {string} origin
 * @returns {Promise<{ origin: string, calls: () => number, close: () => void }>} `calls`: since it was last asked
 */
export async function manyCallers(origin) {
  let caller = 0;
  let calls = 0;
  const server = createServer((asked, answer) => {
    calls += 1;
    caller = (caller + 1) % 0xff_ff_ff;
    const from = `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
    const { hostname, port } = new URL(origin);
    const { method, headers, url: path } = asked;
    const given = { ...headers, "x-forwarded-for": from };
    const passed = request({ hostname, port, method, path, headers: given }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port to listen on");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls: () => {
      const since = calls;
      calls = 0;
      return since;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
