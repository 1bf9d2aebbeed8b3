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
    expect(await answerTo(new Refusal("unavailable", { retryAfter: 9 }))).toEqual([503, "9"]);
    expect(await answerTo(new Refusal("too_many", { retryAfter: 60 }))).toEqual([429, "60"]);
  });

  it("does not where another try would change nothing", async () => {
    expect(await answerTo(new Refusal("payments_unavailable"))).toEqual([503, undefined]);
    expect(await answerTo(new Refusal("not_found"))).toEqual([404, undefined]);
    expect(await answerTo(new Error("broken"))).toEqual([500, undefined]);
  });
});
