import { expect, it } from "vitest";
import { josa } from "./josa.ts";

it.each([
  ["이름", "을", "이름을"],
  ["주소", "을", "주소를"],
  ["비밀번호", "이", "비밀번호가"],
  ["금액", "이", "금액이"],
  ["사진", "은", "사진은"],
  ["소개", "은", "소개는"],
  ["고객", "과", "고객과"],
  ["고수", "과", "고수와"],
  ["사진(선택)", "은", "사진(선택)은"],
  ["URL", "을", "URL을"],
  ["IP", "을", "IP를"],
  ["3", "을", "3을"],
  ["2", "을", "2를"],
  ["…", "을", "…를"],
  ["", "을", "를"],
] as const)("%j with %j is %j", (word, particle, together) => {
  expect(josa(word, particle)).toBe(together);
});
