import { expect, it } from "vitest";
import { textStatusLabel } from "./text-status.ts";

it.each([
  ["status_3043", "휴대폰이 꺼져 있었어요 (3043)"],
  ["alimtalk_status_3104", "알림톡 대신 문자로 보냈어요: 카카오톡을 쓰지 않는 번호예요 (3104)"],
  ["status_9999", null],
  ["status_30430", null],
  ["http_400_3043", null],
  ["timeout", null],
])("a kept reason %s means %s", (reason, label) => {
  expect(textStatusLabel(reason)).toBe(label);
});
