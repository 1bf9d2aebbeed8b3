import { describe, expect, it } from "vitest";
import { indexArticles, rankArticles } from "./rank-articles.ts";

const articles = [
  {
    slug: "renewal",
    title: "갱신은 언제 결제되나요?",
    text: "멤버십 해지는 갱신 전까지 할 수 있어요.",
    everyday: [],
  },
  {
    slug: "cancel",
    title: "멤버십을 해지하고 싶어요",
    text: "이용 기간이 끝날 때까지 써요.",
    everyday: ["자동 결제 끄기"],
  },
  { slug: "push", title: "푸시 알림을 켜고 싶어요", text: "브라우저에서 켜요.", everyday: [] },
];
const index = indexArticles(articles);
const found = (query: string) => rankArticles(index, query).map(({ slug }) => slug);

describe("rankArticles", () => {
  it.each([
    ["the one with the words in its title first", "멤버십 해지", ["cancel", "renewal"]],
    ["a word with another particle", "해지를", ["cancel", "renewal"]],
    ["words written apart or together", "푸시알림", ["push"]],
    ["those with most of the words, when none has all", "푸시 환불", ["push"]],
    ["one by what people say for it, however it ends", "자동결제 끄고 싶어요", ["cancel"]],
    ["one by a word with a slip of one key", "맴버십 해지", ["cancel", "renewal"]],
    ["none for words that stand nowhere", "자동차", []],
    ["none for no words", " ?! ", []],
  ])("finds %s", (_, query, slugs) => {
    expect(found(query)).toEqual(slugs);
  });
});
