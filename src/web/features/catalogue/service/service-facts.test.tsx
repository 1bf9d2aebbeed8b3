import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { ServiceFacts } from "./service-facts.tsx";

const unknown = {
  pro_count: 0,
  rating: null,
  review_count: 0,
  first_quote_minutes: null,
  required_certificates: [],
};

it("says who offers a service, how it is rated, how fast a quote comes and what is asked of a pro", () => {
  const service = {
    pro_count: 1_204,
    rating: 4.8,
    review_count: 31,
    first_quote_minutes: 24,
    required_certificates: ["identity" as const],
  };
  const said = textInPage(<ServiceFacts service={service} />);
  expect(said).toMatch(
    /활동하는 고수 1,204명 거래 후기.*4\.8.*31.*첫 견적까지 보통 24분.*필요한 확인 본인 확인/,
  );
});

it("leaves out each of them that nobody knows yet", () => {
  const said = (known: object) => textInPage(<ServiceFacts service={{ ...unknown, ...known }} />);
  expect(said({ pro_count: 1 })).toBe("활동하는 고수 1명");
  expect(said({ first_quote_minutes: 24 })).not.toContain("활동하는 고수");
});

it("leaves no empty list where nothing is known", () => {
  expect(renderToStaticMarkup(<ServiceFacts service={unknown} />)).toBe("");
});
