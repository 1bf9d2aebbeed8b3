import { expect, it } from "vitest";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleRequest } from "#test/samples/requests.ts";
import { NobodyRecommended } from "./nobody-recommended.tsx";

const request = sampleRequest();
const place = {
  si_do: { code: "11", name: "서울" },
  si_gun_gu: { code: "11680", name: "강남구" },
};

it("names the place, until when it is worth waiting, and wider ones", () => {
  const part = <NobodyRecommended request={request} place={place} />;
  expect(textInPage(part)).toMatch(
    /^강남구에는 아직 맞는 고수가 없어요 2027년 03월 17일 까지 견적을 받아요\./,
  );
  expect(linksInPage(part)).toEqual([
    ["서울에서 찾기", "/search?service=cleaning&region=11"],
    ["전국에서 찾기", "/search?service=cleaning"],
  ]);
});

it("of work online names no place, and of a request that is over no day", () => {
  const over = { ...request, state: "choosing" as const };
  const part = <NobodyRecommended request={over} place={null} />;
  expect(textInPage(part)).toMatch(
    /^아직 맞는 고수가 없어요 이 요청은 더 이상 견적을 받지 않아요\./,
  );
  expect(linksInPage(part)).toEqual([["고수 찾기", "/search?service=cleaning"]]);
});
