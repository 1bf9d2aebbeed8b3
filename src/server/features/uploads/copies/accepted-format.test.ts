import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedFormat } from "./accepted-format.ts";

describe("acceptedFormat", () => {
  it.each([
    // As Chrome, Firefox and Safari send it for <img>.
    ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
    ["image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "avif"],
    ["image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/*;q=0.8", "avif"],
    ["image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5", "webp"],
    ["IMAGE/AVIF ; Q=0.5", "avif"],
    ["image/avif;q=0.5, image/webp", "webp"],
    ["image/avif;q=0, image/webp;q=0", "webp"],
    ["image/avif;q=0.000", "webp"],
    ["image/avif;q=5", "webp"],
    ["image/avif;q=high", "webp"],
    ["*/*", "webp"],
    ["image/*", "webp"],
    ["image/jpeg", "webp"],
    ["", "webp"],
    [undefined, "webp"],
  ])("answers %j with %s", (accept, format) => {
    expect(acceptedFormat(accept)).toBe(format);
  });

  const weight = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000);
  const others = fc.uniqueArray(
    fc.constantFrom("*/*", "image/*", "image/png", "text/html;level=1"),
  );

  it("never answers with what was not named, whatever else stands there in whatever order", () => {
    fc.assert(
      fc.property(others, weight, (types, q) => {
        expect(acceptedFormat([...types, `image/webp;q=${q}`].join(", "))).toBe("webp");
      }),
    );
  });

  it("goes by the weights alone, not by the order", () => {
    fc.assert(
      fc.property(weight, weight, others, (avif, webp, types) => {
        const parts = [`image/avif;q=${avif}`, ...types, `image/webp;q=${webp}`];
        const expected = avif > 0 && avif >= webp ? "avif" : "webp";
        expect(acceptedFormat(parts.join(","))).toBe(expected);
        expect(acceptedFormat(parts.toReversed().join(" , "))).toBe(expected);
      }),
    );
  });

  it("answers any text", () => {
    fc.assert(
      fc.property(fc.string(), (accept) => {
        expect(["avif", "webp"]).toContain(acceptedFormat(accept));
      }),
    );
  });
});
