import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

function policyOf(paymentOrigins: string[]) {
  const headers = securityHeaders({
    nonce: "n",
    secure: true,
    developmentTools: false,
    paymentOrigins,
  });
  const policy = headers["content-security-policy"] ?? "";
  const sources = Object.fromEntries(
    policy.split("; ").map((part) => {
      const [directive = "", ...values] = part.split(" ");
      return [directive, values];
    }),
  );
  return { sources, opener: headers["cross-origin-opener-policy"], policy };
}

it("lets pages reach nobody but us without a payment gateway", () => {
  const { sources, opener, policy } = policyOf([]);
  expect(policy).not.toContain("http");
  expect(sources["script-src"]).toEqual(["'self'", "'nonce-n'"]);
  expect(sources["frame-src"]).toBeUndefined();
  expect(sources["default-src"]).toEqual(["'self'"]);
  expect(opener).toBe("same-origin");
});

it("lets in the script and the windows of the gateway that is configured, and keeps the rest shut", () => {
  const origins = ["https://cdn.portone.io", "https://*.portone.io"];
  const { sources, opener } = policyOf(origins);
  for (const directive of ["connect-src", "frame-src", "form-action"]) {
    expect([directive, sources[directive]]).toEqual([directive, ["'self'", ...origins]]);
  }
  expect(sources["script-src"]).toEqual(["'self'", ...origins, "'nonce-n'"]);
  expect(sources["default-src"]).toEqual(["'self'"]);
  expect(sources["frame-ancestors"]).toEqual(["'none'"]);
  expect(opener).toBe("same-origin-allow-popups");
});
