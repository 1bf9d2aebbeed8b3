import { describe, expect, it } from "vitest";
import { checkProfile, type ProfileDraft } from "./check-profile.ts";

const draft: ProfileDraft = {
  display_name: "든든한 고수",
  headline: "꼼꼼하게 챙겨 드려요",
  introduction: "가".repeat(20),
  career_years: 3,
  services: ["move-in-cleaning"],
  si_gun_gu_codes: ["11680"],
};
const faults = (change: Partial<ProfileDraft>) => {
  const check = checkProfile({ ...draft, ...change });
  return check.ok ? [] : Object.keys(check.fields);
};

describe("checkProfile", () => {
  it("accepts a sound profile", () => {
    expect(checkProfile(draft)).toEqual({ ok: true });
  });
  it.each(["display_name", "headline", "introduction"] as const)(
    "takes no way to reach the pro in the %s",
    (name) => {
      for (const contact of ["010-9999-8888", "카톡 아이디 malgun1", "me@example.com"]) {
        expect(faults({ [name]: `예약은 언제든지 저희 ${contact}` })).toEqual([name]);
      }
    },
  );
  it.each([
    "인스타그램 marketing 맡겨 주세요",
    "카카오톡 chatbot 개발해 드려요",
    "인스타그램 1000팔로워부터 시작해요",
  ])("takes %s, which names a messenger and nobody at it", (text) => {
    expect(faults({ headline: text })).toEqual([]);
  });
  it.each([
    ["display_name", 2, 30],
    ["headline", 5, 60],
    ["introduction", 20, 2_000],
  ] as const)("wants a %s of %d to %d characters", (name, min, max) => {
    for (const length of [min, max]) expect(faults({ [name]: "𠮷".repeat(length) })).toEqual([]);
    const wrong = ["가".repeat(min - 1), ` ${"가".repeat(min - 1)}\n`, "가".repeat(max + 1)];
    for (const text of [...wrong, `${"가".repeat(min)}\u0000`]) {
      expect(faults({ [name]: text })).toEqual([name]);
    }
  });
  it("wants whole years of career, 0 to 70", () => {
    for (const years of [0, 70]) expect(faults({ career_years: years })).toEqual([]);
    for (const years of [-1, 71, 1.5, NaN]) {
      expect(faults({ career_years: years })).toEqual(["career_years"]);
    }
  });
  it.each([
    ["services", 20],
    ["si_gun_gu_codes", 50],
  ] as const)("wants of %s 1 to %d", (name, max) => {
    const choices = Array.from({ length: max + 1 }, (_, index) => String(index));
    for (const fit of [choices.slice(max), choices.slice(1)]) {
      expect(faults({ [name]: fit })).toEqual([]);
    }
    for (const wrong of [[], choices]) expect(faults({ [name]: wrong })).toEqual([name]);
  });
  it("names every fault at once, in the order of the form", () => {
    const empty: ProfileDraft = {
      display_name: "",
      headline: "",
      introduction: "",
      career_years: NaN,
      services: [],
      si_gun_gu_codes: [],
    };
    expect(faults(empty)).toEqual([
      "services",
      "si_gun_gu_codes",
      "display_name",
      "headline",
      "introduction",
      "career_years",
    ]);
  });
});
