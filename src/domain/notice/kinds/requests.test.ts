import { describe, expect, it } from "vitest";
import { wordsOf } from "../catalogue.ts";
import { requestNotices } from "./requests.ts";

const closed = (why: "gathered" | "window_ended", count: number) =>
  wordsOf({ kind: "quotes_closed", values: { why, count } });

describe("the text message that the quotes are there", () => {
  it("goes out when as many have come as were asked for", () => {
    expect(closed("gathered", 5).text).toBe("견적 5개가 모두 모였어요. 솜씨에서 비교해 주세요.");
    expect(closed("gathered", 1).text).toBe("견적 1개가 모두 모였어요. 솜씨에서 비교해 주세요.");
  });

  it.each([0, 1, 2, 4])("does not go out when time is over and there are %i", (count) => {
    expect(closed("window_ended", count).text).toBeNull();
  });
});

describe("the notice that no more quotes come", () => {
  it.each([
    ["gathered", 5, "견적이 모두 모였어요", "견적 비교하기"],
    ["window_ended", 2, "견적을 받는 기간이 끝났어요", "견적 비교하기"],
    ["window_ended", 1, "견적을 받는 기간이 끝났어요", "견적 보기"],
    ["window_ended", 0, "견적을 받는 기간이 끝났어요", "요청 보기"],
  ] as const)("with %s and %i is titled %s and leads on with %s", (why, count, title, action) => {
    expect(closed(why, count)).toMatchObject({ title, action });
  });
});

describe("the text message of a quote", () => {
  const quote = (isFirst: boolean, unit?: "job" | "pyeong") =>
    wordsOf({
      kind: "quote_received",
      values: { proName: "든든한 이사", total: 12_000, isFirst, ...(unit && { unit }) },
    });

  it("goes out for the first one, with its price", () => {
    expect(quote(true).text).toBe("첫 견적이 왔어요: 12,000원. 솜씨에서 확인해 주세요.");
    expect(quote(true, "pyeong").text).toBe(
      "첫 견적이 왔어요: 평당 12,000원. 솜씨에서 확인해 주세요.",
    );
  });

  it("does not go out for later ones", () => {
    expect(quote(false).text).toBeNull();
    expect(quote(false, "pyeong").text).toBeNull();
  });
});

it("sends no text message about a request for anything else", () => {
  const withText = Object.entries(requestNotices).filter(([, kind]) => "text" in kind);
  expect(withText.map(([name]) => name)).toEqual(["quote_received", "quotes_closed"]);
});
