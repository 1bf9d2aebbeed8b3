import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileUrls } from "#test/hostile-urls.ts";
import { backTarget } from "./back-target.ts";
import { loginPath } from "./login-path.ts";
import { sameOriginPath } from "./same-origin-path.ts";

const OWN = "https://somssi.example";
const HERE = `${OWN}/quote?id=1`;

/** Where a browser that stands on our page would go; null when it is no address at all. */
function browserOrigin(address: string): string | null {
  try {
    return new URL(address, HERE).origin;
  } catch {
    return null;
  }
}

/** What every path that we let through must be, whoever reads it next. */
function expectHarmless(path: string): void {
  const url = new URL(path, HERE);
  expect(url.origin).toBe(OWN);
  expect(url.username + url.password).toBe("");
  expect(path).toMatch(/^\/(?![/\\])/);
  // A second reader finds the same place, and nothing that a header or a parser would drop.
  expect(sameOriginPath(path)).toBe(path);
  expect(path).toMatch(/^[\x21-\x7e]+$/);
}

it("knows enough of them", () => {
  expect(hostileUrls.length).toBeGreaterThan(300);
  expect(new Set(hostileUrls.map(([, address]) => address)).size).toBeGreaterThan(300);
});

describe.each(hostileUrls)("%s", (_, address) => {
  it("never leaves the origin", () => {
    const path = sameOriginPath(address);
    // A browser would leave for some of them: those are refused, not mended.
    if (browserOrigin(address) !== OWN) expect(path).toBeNull();
    if (path !== null) expectHarmless(path);
  });

  it("never becomes the way back from the login", () => {
    const { searchParams, origin, pathname } = new URL(loginPath(address), OWN);
    expect([origin, pathname]).toEqual([OWN, "/login"]);
    const next = searchParams.get("next");
    if (next !== null) expectHarmless(next);
  });

  it("never leads away as a referrer, nor behind our host", () => {
    for (const referrer of [address, OWN + address, `${OWN}/${address}`]) {
      const back = backTarget(referrer, HERE);
      expectHarmless(back);
      if (browserOriginOf(referrer) !== OWN) expect(back).toBe("/");
    }
  });

  it("never leads away as a replacing query", () => {
    const back = backTarget(`${OWN}/requests?tab=1`, HERE, { replacement: address });
    expectHarmless(back);
    const tooLong = encodeURI(address.toWellFormed()).length > 2000;
    expect(new URL(back, OWN).pathname).toBe(tooLong ? "/" : "/requests");
  });
});

/** A referrer is a whole address; relative ones do not exist. */
function browserOriginOf(referrer: string): string | null {
  return URL.canParse(referrer) ? new URL(referrer).origin : null;
}

describe("any text at all", () => {
  const piece = fc.oneof(
    fc.constantFrom("/", "//", "\\", ".", "..", "%2e", "%2f", "%5c", ":", "@", "?", "#", ";"),
    fc.constantFrom("http", "https:", "javascript:", "evil.example", "\t", "\n", "\u0000", " "),
    fc.string({ unit: "binary", maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
  const address = fc.oneof(
    text,
    text.map((rest) => `/${rest}`),
  );

  it("is refused, or resolves to our origin where a browser would find it too", () => {
    fc.assert(
      fc.property(address, (one) => {
        const path = sameOriginPath(one);
        if (path === null) return;
        expectHarmless(path);
        const asked = new URL(one, HERE);
        expect(path).toBe((asked.pathname + asked.search + asked.hash).replaceAll("\\", "%5C"));
        expect(asked.origin).toBe(OWN);
      }),
      { numRuns: 5_000 },
    );
  });

  it("leads back inside our origin, whatever referrer and query it makes", () => {
    fc.assert(
      fc.property(address, text, (one, replacement) => {
        expectHarmless(backTarget(OWN + one, HERE));
        expectHarmless(backTarget(one, HERE));
        expectHarmless(backTarget(OWN + one, HERE, "strip"));
        expectHarmless(backTarget(OWN + one, HERE, { replacement }));
      }),
      { numRuns: 2_000 },
    );
  });
});
