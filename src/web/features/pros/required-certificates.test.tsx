import { expect, it } from "vitest";
import type { RequiredCertificate } from "#domain/catalogue/service.ts";
import type { CertificationState } from "#domain/certification/lifecycle.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { WaitingServices } from "./required-certificates.tsx";
import { ServiceChoices } from "./service-choices.tsx";

type Standing = [kind: RequiredCertificate, state: CertificationState];

const babysitting = { slug: "babysitting", name: "아이 돌봄" };
const asksFor = (...certificates: Standing[]) => ({
  items: [
    {
      ...babysitting,
      offered: true,
      certificates: certificates.map(([kind, state]) => ({ kind, state })),
    },
  ],
});

function waiting(chosen: { slug: string; name: string }[], standing: Standing[], isPro = true) {
  return textInPage(<WaitingServices chosen={chosen} />, undefined, [
    ["users.me.certifications.required", {}, asksFor(...standing)],
    ["users.me", {}, { pro: isPro ? { id: "pro" } : null }],
  ]);
}

it("says which chosen service waits for what, and leads a pro there", () => {
  const text = waiting(
    [babysitting],
    [
      ["identity", "approved"],
      ["licence", "pending"],
    ],
  );
  expect(text).toContain("아이 돌봄: 본인 확인 (확인됨), 자격증·면허 (확인 중)");
  expect(text).toContain("확인될 때까지 이 서비스의 요청은 오지 않아요.");
  expect(text).toContain("자격 확인하기");
});

it("tells who is no pro yet when they can be checked, with no way there", () => {
  const text = waiting([babysitting], [["identity", "none"]], false);
  expect(text).toContain("확인은 지원한 뒤 ‘자격 확인’에서 받을 수 있어요.");
  expect(text).not.toContain("자격 확인하기");
});

it.each([
  ["is chosen and approved", [babysitting], "approved"],
  ["is not chosen", [], "none"],
] as const)("says nothing of a service that %s", (_what, chosen, state) => {
  expect(waiting([...chosen], [["identity", state]])).toBe("");
});

it("says beside a service to choose what it asks for and where that stands", () => {
  const text = textInPage(
    <ServiceChoices
      text=""
      category="care"
      chosen={new Set()}
      full={false}
      onToggle={() => undefined}
    />,
    undefined,
    [
      ["users.me.certifications.required", {}, asksFor(["identity", "expired"])],
      [
        "categories.get",
        { cat1Slug: "care" },
        { groups: [{ slug: "home", name: "돌봄", services: [babysitting] }] },
      ],
    ],
  );
  expect(text).toContain("아이 돌봄");
  expect(text).toContain("본인 확인 (기간 끝남)");
});
