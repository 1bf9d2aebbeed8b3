import { expect, it } from "vitest";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { EMPTY_DRAFT } from "./request-draft.ts";
import { LastRequest } from "./last-request.tsx";

const form = { service: "move-in-cleaning", version: 1, questions: [] };
const partOf = (open: (typeof gangnam | typeof online)[]) => (
  <LastRequest form={form} draft={null} place={null} open={open} onFill={() => undefined} />
);

const gangnam = { id: "one", place: { code: "11680", name: "서울 강남구" } };
const seocho = { id: "two", place: { code: "11650", name: "서울 서초구" } };
const online = { id: "three", place: null };

it.each([
  ["one", [gangnam], "서울 강남구 요청이에요. 다른 지역이라면", "열린 요청 보기", "/requests/one"],
  ["two", [seocho, gangnam], "서울 서초구, 서울 강남구 요청", "내 요청 보기", "/requests"],
  ["one online", [online], "그 요청이 끝나면", "열린 요청 보기", "/requests/three"],
])("%s open: where, and the way there", (_, open, words, link, path) => {
  const part = partOf(open);
  expect(textInPage(part)).toContain(words);
  expect(linksInPage(part)).toEqual([[link, path]]);
});

it("says nothing where none is open", () => {
  expect(textInPage(partOf([]))).toBe("");
});

it("offers the answers of the last request in one line", () => {
  const question = {
    id: "area",
    kind: "number",
    label: "몇 평인가요?",
    unit: "평",
    required: true,
  } as const;
  const part = (
    <LastRequest
      form={{ ...form, questions: [question] }}
      draft={{ ...EMPTY_DRAFT, answers: { area: 31 } }}
      place={null}
      open={[]}
      onFill={() => undefined}
    />
  );
  expect(textInPage(part)).toBe("지난번 요청과 같은가요? 31평 지난번 답으로 채우기");
});
