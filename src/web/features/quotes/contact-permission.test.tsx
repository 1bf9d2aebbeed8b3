import { expect, it } from "vitest";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleQuote, sampleQuotedRequest } from "#test/samples/quotes.ts";
import { sampleRequest } from "#test/samples/requests.ts";
import { ContactPermission } from "./contact-permission.tsx";

function shown(state: RequestDetail["state"], isKnown = true): string {
  const quote = sampleQuote({ request: sampleQuotedRequest({ state }) });
  return textInPage(
    <ContactPermission quote={quote} />,
    undefined,
    isKnown ? [["requests.get", { requestId: "request" }, sampleRequest({ state })]] : [],
  );
}

it.each([
  ["open", true],
  ["choosing", true],
  ["closed", false],
  ["blocked", false],
] as const)("while the request is %s a number may be shown: %s", (state, may) => {
  expect(shown(state).includes("이 고수에게 내 전화번호 보이기")).toBe(may);
});

it("waits for what was allowed before", () => {
  expect(shown("open", false)).toBe("");
});
