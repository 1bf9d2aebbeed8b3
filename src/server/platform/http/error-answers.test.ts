import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { Refusal } from "../refusal.ts";
import { answerError } from "./error-answers.ts";

async function answerTo(error: unknown) {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get("/", async () => {
    throw error;
  });
  const { statusCode, headers } = await app.inject("/");
  return [statusCode, headers["retry-after"]];
}

describe("an error answer", () => {
  it("tells when to come again while something is not available", async () => {
    const lost = Object.assign(new Error("terminating connection"), { code: "57P01" });
    expect(await answerTo(lost)).toEqual([503, "5"]);
    for (const code of ["55P03", "57014", "53300", "53100", "40P01", "ENOSPC"]) {
      expect(await answerTo(Object.assign(new Error(code), { code })), code).toEqual([503, "5"]);
    }
    const noServer = Object.assign(new Error("no server"), { code: "ENOENT", syscall: "connect" });
    expect(await answerTo(noServer)).toEqual([503, "5"]);
    expect(await answerTo(new Refusal("unavailable", { retryAfter: 9 }))).toEqual([503, "9"]);
    expect(await answerTo(new Refusal("too_many", { retryAfter: 60 }))).toEqual([429, "60"]);
  });

  it("does not where another try would change nothing", async () => {
    expect(await answerTo(new Refusal("payments_unavailable"))).toEqual([503, undefined]);
    expect(await answerTo(new Refusal("not_found"))).toEqual([404, undefined]);
    expect(await answerTo(new Error("broken"))).toEqual([500, undefined]);
    const noFile = Object.assign(new Error("no file"), { code: "ENOENT", syscall: "open" });
    expect(await answerTo(noFile)).toEqual([500, undefined]);
  });
});
