import { describe, expect, it } from "vitest";
import { rankArticles } from "./rank-articles.ts";

const articles = [
  {
    slug: "renewal",
    title: "갱신은 언제 결제되나요?",
    text: "멤버십 해지는 갱신 전까지 할 수 있어요.",
  },
  { slug: "cancel", title: "멤버십을 해지하고 싶어요", text: "이용 기간이 끝날 때까지 써요." },
  { slug: "push", title: "푸시 알림을 켜고 싶어요", text: "브라우저에서 켜요." },
];
const found = (query: string) => rankArticles(articles, query).map(({ slug }) => slug);

describe("rankArticles", () => {
  it.each([
    ["the one with the words in its title first", "멤버십 해지", ["cancel", "renewal"]],
    ["a word with another particle", "해지를", ["cancel", "renewal"]],
    ["words written apart or together", "푸시알림", ["push"]],
    ["those with most of the words, when none has all", "푸시 환불", ["push"]],
    ["none for words that stand nowhere", "자동차", []],
    ["none for no words", " ?! ", []],
  ])("finds %s", (_, query, slugs) => {
    expect(found(query)).toEqual(slugs);
  });
});
