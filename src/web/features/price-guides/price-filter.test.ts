import { describe, expect, it } from "vitest";
import {
  isOfEverything,
  withAnswer,
  withoutAnswer,
  withRegion,
  type PriceFilter,
} from "./price-filter.ts";

const NOTHING: PriceFilter = { region: null, answers: [] };
const answer = (question: string, option: string) => ({
  question,
  option,
  label: "",
  option_label: "",
});
const ASKED: PriceFilter = {
  region: { code: "11", name: "서울특별시", full_name: "서울특별시" },
  answers: [answer("area", "20"), answer("layout", "two_room")],
};

describe("the address of a guide", () => {
  it("takes a region and answers, and leaves out what is not asked for", () => {
    expect(withRegion(NOTHING, null)).toEqual({});
    expect(withRegion(NOTHING, "11")).toEqual({ region: "11" });
    expect(withAnswer(NOTHING, "area", "20")).toEqual({ answers: "area:20" });
  });

  it("keeps the rest when one thing changes", () => {
    expect(withRegion(ASKED, "26")).toEqual({ region: "26", answers: "area:20,layout:two_room" });
    expect(withAnswer(ASKED, "extras", "mold").answers).toBe("area:20,layout:two_room,extras:mold");
    expect(withoutAnswer(ASKED, "area")).toEqual({ region: "11", answers: "layout:two_room" });
  });

  it("is that of everything only with nothing asked for", () => {
    expect([NOTHING, ASKED].map(isOfEverything)).toEqual([true, false]);
  });
});
