import { expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { ContactPermission } from "./contact-permission.tsx";

function shown(state: string, permissions: object[] | null = []): string {
  const quote = { request: { id: "request", state }, pro: { id: "pro" } } as QuoteDetail;
  return textInPage(
    <ContactPermission quote={quote} />,
    undefined,
    permissions === null
      ? []
      : [["requests.get", { requestId: "request" }, { contact_permissions: permissions }]],
  );
}

it.each([
  ["open", true],
  ["choosing", true],
  ["closed", false],
  ["blocked", false],
])("while the request is %s a number may be shown: %s", (state, may) => {
  expect(shown(state).includes("이 고수에게 내 전화번호 보이기")).toBe(may);
});

it("waits for what was allowed before", () => {
  expect(shown("open", null)).toBe("");
});
