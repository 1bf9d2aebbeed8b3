import { describe, expect, it } from "vitest";
import { linkOrigin } from "./link-origin.ts";

const settings = {
  sessionSecret: "a secret of the tests, 32 letters or more",
  secureCookies: false,
  publicOrigin: null,
  developmentTools: false,
  metricsToken: null,
  paymentOrigins: [],
};

describe("linkOrigin", () => {
  it("is the configured one, whatever Host the request names", () => {
    const http = { ...settings, publicOrigin: "https://somssi.example" };
    expect(linkOrigin(http, "https://evil.example")).toBe("https://somssi.example");
  });
  it("is the request's own outside production", () => {
    const http = { ...settings, developmentTools: true };
    expect(linkOrigin(http, "http://localhost:3000")).toBe("http://localhost:3000");
  });
  it("does not exist in production without a configured one", () => {
    expect(() => linkOrigin(settings, "https://evil.example")).toThrow("링크를 보낼 수 없어요");
  });
});
