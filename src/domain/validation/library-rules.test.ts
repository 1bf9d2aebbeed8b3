import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeEmail } from "#domain/account/email.ts";

import { creditCard } from "./text/credit-card.ts";
import { cards, noCards } from "./text/credit-card.cases.ts";
import { email } from "./text/email.ts";
import { emails, noEmails, noShownEmails, shownEmails } from "./text/email.cases.ts";
import { ip, ipOrFqdn } from "./text/ip.ts";
import { ipv4, ipv6, names, noIps, noNames } from "./text/ip.cases.ts";
import { url } from "./text/url.ts";
import { noUrls, urls } from "./text/url.cases.ts";

describe("email", () => {
  it.each(emails)("takes %j", (value) => expect(email(value)).toBe(true));
  it.each(noEmails)("refuses %j", (value) => expect(email(value)).toBe(false));

  it.each(shownEmails)("with a display name allowed takes %j", (value) => {
    expect(email(value, { allow_display_name: true })).toBe(true);
    expect(email(value)).toBe(false);
  });
  it.each(noShownEmails)("with a display name allowed refuses %j", (value) => {
    expect(email(value, { allow_display_name: true })).toBe(false);
  });

  it("counts at most 64 characters before the at sign, whatever the options", () => {
    const of = (count: number) => `${"a".repeat(count)}@example.com`;
    expect(email(of(64))).toBe(true);
    expect(email(of(65))).toBe(false);
    expect(email(of(65), { ignore_max_length: true } as object)).toBe(false);
  });

  it("counts characters there, not bytes", () => {
    const of = (letter: string, count: number) => `${letter.repeat(count)}@example.com`;
    for (const letter of ["가", "é", "豈"]) {
      expect(email(of(letter, 64)), letter).toBe(true);
      expect(email(of(letter, 65)), letter).toBe(false);
    }
    expect(email(`가@${"b".repeat(64)}.com`)).toBe(false);
    expect(email(`"${"a".repeat(70)}<b"@example.com`)).toBe(false);
    expect(email(`김 <${of("가", 64)}>`, { allow_display_name: true })).toBe(true);
    expect(email(`김 <${of("가", 65)}>`, { allow_display_name: true })).toBe(false);
  });

  it("takes a list when each of its items is one", () => {
    expect(email(["someone@example.com", "someone12@example.com"])).toBe(true);
    expect(email(["someone@example.com", "someone@example.c"])).toBe(false);
    expect(email(["someone@example.com", []])).toBe(false);
  });

  it("takes several in one text only when told so", () => {
    const several = "one@gmail.com, two@gmail.com, three@email.com";
    expect(email(several)).toBe(false);
    expect(email(several, { multiple: true })).toBe(true);
    expect(email("one@gmail.com, two@gmail.c, three@email.com", { multiple: true })).toBe(false);
    expect(email("one@gmail.com,,two@gmail.com", { multiple: true })).toBe(false);
  });

  it("is kept by every address of an account", () => {
    const raw = fc
      .tuple(
        fc.stringMatching(/^[a-z0-9.+_'-]{1,66}$/),
        fc.stringMatching(/^[a-z0-9.-]{1,30}\.[a-z]{1,4}$/),
      )
      .map(([local, domain]) => `${local}@${domain}`);
    fc.assert(
      fc.property(fc.oneof(raw, fc.emailAddress()), (text) => {
        const address = normalizeEmail(text);
        if (address !== null) expect(email(address)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("url", () => {
  it.each(urls)("takes %j", (value) => expect(url(value)).toBe(true));
  it.each(noUrls)("refuses %j", (value) => expect(url(value)).toBe(false));

  it("is shorter than 2,083 characters", () => {
    const of = (length: number) => "http://foobar.com/".padEnd(length, "f");
    // Numbers of the specification, not ours: "under 2083 characters".
    expect(url(of(2_082))).toBe(true);
    expect(url(of(2_083))).toBe(false);
    expect(url(of(2_084), { validate_length: false } as object)).toBe(false);
  });

  it("asks for a protocol only when told so", () => {
    expect(url("google.com")).toBe(true);
    expect(url("google.com", { require_protocol: true })).toBe(false);
    expect(url("https://google.com", { require_protocol: true })).toBe(true);
  });

  it.each(["https:google.com", "http:/google.com", "ftp:google.com/a", "https:user@google.com"])(
    "takes no protocol without its two slashes: %j",
    (value) => {
      expect(url(value, { require_protocol: true })).toBe(false);
      if (!value.includes("@")) expect(url(value)).toBe(false);
    },
  );

  it.each([...urls.filter((value) => !value.includes("://")), "google.com:80/a", "a:b@google.com"])(
    "with a protocol demanded refuses %j",
    (value) => expect(url(value, { require_protocol: true })).toBe(false),
  );

  it("takes a port or a password without a protocol", () => {
    expect(url("google.com:80/a")).toBe(true);
    expect(url("user:pass@google.com")).toBe(true);
  });

  it.each([
    ["http://foo_bar.com", { allow_underscores: true }],
    ["http://localhost/", { require_tld: false }],
    ["//foobar.com", { allow_protocol_relative_urls: true }],
    ["rtmp://foobar.com", { protocols: ["rtmp"] }],
    ["http://example.com.", { allow_trailing_dot: true }],
    ["test://foobar.com", { require_valid_protocol: false }],
    ["http://images.foo.com/", { host_whitelist: [/\.foo\.com$/] }],
  ] as const)("hands options on: %j with %j", (value, options) => {
    expect(url(value, options as object)).toBe(true);
  });

  it.each([
    ["john@doe.com", { disallow_auth: true }],
    ["http://foobar.com#part", { allow_fragments: false }],
    ["foobar.com?foo=bar", { allow_query_components: false }],
    ["http://127.0.0.1/", { require_port: true }],
    ["http://foo.com/", { host_blacklist: ["foo.com"] }],
  ])("hands options on: not %j with %j", (value, options) => {
    expect(url(value, options)).toBe(false);
  });

  it("takes a list when each of its items is one", () => {
    expect(url(urls)).toBe(true);
    expect(url([...urls, "http://"])).toBe(false);
  });
});

describe("credit_card", () => {
  it.each(cards)("takes %j", (value) => expect(creditCard(value)).toBe(true));
  it.each(noCards)("refuses %j", (value) => expect(creditCard(value)).toBe(false));

  it("sees any one wrong digit", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cards),
        fc.nat(18),
        fc.integer({ min: 1, max: 9 }),
        (card, at, by) => {
          const digits = card.replaceAll(/[- ]/g, "");
          const place = at % digits.length;
          const wrong = (Number(digits[place]) + by) % 10;
          expect(creditCard(digits.slice(0, place) + wrong + digits.slice(place + 1))).toBe(false);
        },
      ),
    );
  });
});

describe("ip", () => {
  it.each(ipv4)("takes %j", (value) => {
    expect(ip(value)).toBe(true);
    expect(ip(value, "4")).toBe(true);
    expect(ip(value, 6)).toBe(false);
  });
  it.each(ipv6)("of version 6 takes %j", (value) => {
    expect(ip(value, 6)).toBe(true);
    expect(ip(value)).toBe(false);
  });
  it.each(noIps)("refuses %j", (value) => {
    expect(ip(value)).toBe(false);
    expect(ip(value, 6)).toBe(false);
  });
  it.each([10, 0, "", "invalid version"])("knows no version %j", (version) => {
    expect(ip("127.0.0.1", version)).toBe(false);
  });
  it("takes a list when each of its items is one", () => {
    expect(ip(ipv4)).toBe(true);
    expect(ip([...ipv4, "::1"])).toBe(false);
  });
});

describe("ip_or_fqdn", () => {
  it.each([...ipv4, ...ipv6, ...names])("takes %j", (value) => expect(ipOrFqdn(value)).toBe(true));
  it.each(noNames)("refuses %j", (value) => expect(ipOrFqdn(value)).toBe(false));
  it.each(noIps)("refuses %j", (value) => expect(ipOrFqdn(value)).toBe(false));
  it("takes a list when each of its items is one", () => {
    expect(ipOrFqdn(["192.168.1.1", "google.com"])).toBe(true);
    expect(ipOrFqdn(["192.168.1.1", "rubbish"])).toBe(false);
  });
});
