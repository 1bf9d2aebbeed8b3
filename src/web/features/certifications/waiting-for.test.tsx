import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { WaitingFor } from "./waiting-for.tsx";

const service = (name: string, offered: boolean, kind: string, state: string) => ({
  name,
  offered,
  certificates: [{ kind, state }],
});

it("names the pro's own services that wait for this certificate, and no others", () => {
  const items = [
    service("이사청소", true, "business", "pending"),
    service("가전 수리", true, "business", "none"),
    service("도배", true, "business", "approved"),
    service("과외", true, "identity", "none"),
    service("용달", false, "business", "none"),
  ];
  const said = (of: typeof items) =>
    textInPage(<WaitingFor certificate="business" />, undefined, [
      ["users.me.certifications.required", {}, { items: of }],
    ]);
  expect(said(items)).toMatch(/^이 확인을 기다리는 내 서비스: 이사청소, 가전 수리\. 확인될 때까지/);
  expect(said(items.slice(2))).toBe("");
});
