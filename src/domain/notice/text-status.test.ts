import { expect, it } from "vitest";
import { textStatusLabel } from "./text-status.ts";

it.each([
  ["status_3043", "휴대폰이 꺼져 있었어요 (3043)"],
  ["alimtalk_status_3104", "알림톡 대신 문자로 보냈어요: 카카오톡을 쓰지 않는 번호예요 (3104)"],
  ["status_2060", "차단된 번호예요 (2060)"],
  ["status_2061", "받는 사람이 수신을 거부했어요 (2061)"],
  ["status_2062", "등록되지 않은 발신번호예요 (2062)"],
  ["status_2230", "발송 잔액이 부족해요 (2230)"],
  ["status_9999", null],
  ["status_30430", null],
  ["http_400_3043", null],
  ["timeout", null],
])("a kept reason %s means %s", (reason, label) => {
  expect(textStatusLabel(reason)).toBe(label);
});
