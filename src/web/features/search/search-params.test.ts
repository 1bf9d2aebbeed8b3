import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "#web/platform/navigation/search-text.ts";
import {
  isPriceTwisted,
  readSearchParams,
  readWordsInput,
  searchInput,
  withoutFilters,
} from "./search-params.ts";

const FULL =
  "?q=%EC%9D%B4%EC%82%AC&category=moving-cleaning&service=home-moving&region=11680" +
  "&min_price=50000&max_price=200000&min_rating=4.5&certificate=identity&available=true&sort=price";

/** The address that the page has after this one was opened. */
const settled = (search: string) => stringifySearch(readSearchParams(parseSearch(search)));

describe("the address of a search", () => {
  it("keeps all that it may ask for", () => {
    expect(settled(FULL)).toBe(FULL);
  });
  it.each([
    "?sort=fit",
    "?sort=best",
    "?q=%20%20",
    "?q=%00",
    "?category=../x",
    "?service=%EC%9D%B4%EC%82%AC",
    "?region=1168",
    "?min_price=-1",
    "?min_price=1e5",
    "?max_price=1000000001",
    "?min_rating=4.2",
    "?certificate=none",
    "?available=false",
    "?page=2&utm_source=x",
  ])("drops %s", (search) => {
    expect(readSearchParams(parseSearch(search))).toSatisfy((params: object) =>
      Object.values(params).every((text) => text === undefined),
    );
    expect(searchInput(readSearchParams(parseSearch(search)))).toEqual({});
  });
  it("reads what a form without code sends", () => {
    expect(settled("?q=+%EC%9D%B4%EC%82%AC+&category=&min_price=050,000&max_price=&sort=fit")).toBe(
      "?q=%EC%9D%B4%EC%82%AC&min_price=50000",
    );
  });
  it("keeps but the words where they are typed", () => {
    const raw = (search: string) => stringifySearch(readWordsInput(parseSearch(search)));
    expect(raw("?q=%EC%9D%B4+&region=11")).toBe("?q=%EC%9D%B4");
    expect(raw("?q=%00")).toBe("");
  });
  it("asks for what it says", () => {
    expect(searchInput(readSearchParams(parseSearch(FULL)))).toEqual({
      q: "이사",
      category: "moving-cleaning",
      service: "home-moving",
      region: "11680",
      min_price: "50000",
      max_price: "200000",
      min_rating: "4.5",
      certificate: "identity",
      available: "true",
      sort: "price",
    });
  });
  it("keeps twisted prices for the person to mend, and does not ask for them", () => {
    const params = readSearchParams(parseSearch("?min_price=2&max_price=1&q=a"));
    expect(isPriceTwisted(params)).toBe(true);
    expect(stringifySearch(params)).toContain("min_price=2");
    expect(searchInput(params)).toEqual({ q: "a" });
    expect(isPriceTwisted({ min_price: "1", max_price: "1" })).toBe(false);
  });
  it("keeps words and order when the filters go", () => {
    expect(stringifySearch(withoutFilters(readSearchParams(parseSearch(FULL))))).toBe(
      "?q=%EC%9D%B4%EC%82%AC&sort=price",
    );
  });
});
