import { expect, it } from "vitest";
import { reportedNotice } from "./reported-notice.ts";

const closed = { outcome: "warned", subject: "review", reason: "fake_review" } as const;

it("says for what somebody is warned, each side by what may follow", () => {
  expect(reportedNotice({ ...closed, as: "customer" })).toBe(
    "쓴 후기에 대해 ‘후기를 꾸며 냈어요’라는 신고가 있었어요. 확인한 결과 주의를 드려요. 같은 일이 이어지지 않게 해 주세요.",
  );
  expect(reportedNotice({ ...closed, subject: "message", reason: "other", as: "pro" })).toBe(
    "보낸 메시지에 대한 신고를 확인한 결과 주의를 드려요. 같은 일이 이어지면 활동이 정지될 수 있어요.",
  );
});

it("says for what a pro is suspended, and nothing where nothing came of it", () => {
  const pro = { ...closed, subject: "pro", reason: "no_show", as: "pro" } as const;
  expect(reportedNotice({ ...pro, outcome: "suspended" })).toBe(
    "고수 활동에 대해 ‘약속한 날 오지 않았어요’라는 신고가 있었어요. 확인한 결과 고수 활동을 멈추었어요. 이의가 있으면 고객센터로 알려 주세요.",
  );
  expect(reportedNotice({ ...pro, outcome: "no_action" })).toBeNull();
});
