import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import type { Answers as FormAnswers } from "#domain/request-form/question.ts";
import { textInPage, type Answers } from "#test/render-in-page.tsx";
import { useRegionNames } from "./use-region-names.ts";

const gangnam = { code: "11680", name: "강남구", full_name: "서울특별시 강남구" };
const dongs = ["신사동", "역삼동", "세곡동"].map((name, index) => ({
  code: `116801${index}000`,
  name,
  full_name: `${gangnam.full_name} ${name}`,
}));
const siGunGu: Output<"address.siGunGu"> = {
  items: [{ code: "11", name: "서울", full_name: "서울특별시", si_gun_gu: [gangnam] }],
};
const lists: Answers = [
  ["address.siGunGu", {}, siGunGu],
  ["address.eupMyeonDong", { si_gun_gu: gangnam.code }, { items: dongs }],
];

interface NamesProps {
  answers: FormAnswers;
  of: readonly string[];
  known?: { code: string; name: string };
}

function Names({ answers, of, known }: NamesProps) {
  const nameOf = useRegionNames(answers, known);
  return <p>{of.map((code) => nameOf(code) ?? "?").join(", ")}</p>;
}
const said = (props: NamesProps, answers = lists) =>
  textInPage(<Names {...props} />, undefined, answers);

it("names each region of the answers, the first and the last dong of a list among them", () => {
  const codes = dongs.map(({ code }) => code);
  const [first = "", , last = ""] = codes;
  const answers = { from: first, to: last, where: gangnam.code, size: 24, how: "12345678901" };
  expect(said({ answers, of: codes })).toBe(
    "서울특별시 강남구 신사동, 서울특별시 강남구 역삼동, 서울특별시 강남구 세곡동",
  );
  expect(said({ answers, of: [gangnam.code, "1168010099"] })).toBe("서울특별시 강남구, ?");
});

it("names one that is known without any list, and none before the lists are here", () => {
  const known = { code: "1168010000", name: "신사동" };
  expect(said({ answers: { where: known.code }, of: [known.code], known }, [])).toBe("신사동");
  expect(said({ answers: { where: known.code }, of: [known.code] }, [])).toBe("?");
});
