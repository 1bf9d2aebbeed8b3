import { pino } from "pino";
import { expect, it } from "vitest";
import { Shutdown } from "./shutdown.ts";

const log = pino({ level: "silent" });

it("closes in reverse order, once", async () => {
  const closed: string[] = [];
  const shutdown = new Shutdown(log);
  shutdown.add("database", () => void closed.push("database"));
  shutdown.add("http", async () => void closed.push("http"));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(closed).toEqual(["http", "database"]);
});

it("closes the rest when one part fails", async () => {
  const closed: string[] = [];
  const shutdown = new Shutdown(log);
  shutdown.add("database", () => void closed.push("database"));
  shutdown.add("http", () => Promise.reject(new Error("stuck")));
  await shutdown.run();
  expect(closed).toEqual(["database"]);
});
