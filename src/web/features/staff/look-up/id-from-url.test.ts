import { describe, expect, it } from "vitest";
import { idFromUrl } from "./id-from-url.ts";

const ID = "01950000-0000-7000-8000-0000000000ab";

describe("idFromUrl", () => {
  it.each([
    ID,
    ` ${ID.toUpperCase()} `,
    `/requests/${ID}`,
    `https://somssi.example/requests/${ID}?step=2`,
    `/pros/x#review-${ID}`,
  ])("finds the id in %s", (pasted) => {
    expect(idFromUrl(pasted)).toBe(ID);
  });

  it.each(["", "이사", "01950000", `${ID.slice(0, -1)}`])("finds none in %j", (pasted) => {
    expect(idFromUrl(pasted)).toBeNull();
  });
});
