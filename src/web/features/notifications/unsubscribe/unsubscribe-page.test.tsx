import { expect, it } from "vitest";
import { NOTICE_GROUP_RULES } from "#domain/notice/notice-groups.ts";
import type { Output } from "#contract/registry.ts";
import { pageAt } from "#test/render-in-page.tsx";
import { UnsubscribePage } from "./unsubscribe-page.tsx";

const { label, about } = NOTICE_GROUP_RULES.talk;

async function opened(is_on: boolean) {
  const data: Output<"unsubscribe.get"> = { group: "talk", email: "ha***@example.com", is_on };
  return pageAt(UnsubscribePage, "/unsubscribe/$token", "/unsubscribe/mailed", [
    ["unsubscribe.get", { token: "mailed" }, data],
  ]);
}

it("asks first, and names the letters, the address and what still comes", async () => {
  const { text } = await opened(true);
  expect(text).toContain(`${label} 메일을 그만 받을까요?`);
  expect(text).toContain("ha***@example.com");
  expect(text).toContain(about);
  expect(text).toContain("다른 메일과 앱 안의 알림은 그대로 와요.");
  expect(text).toContain("그만 받기");
});

it("says that they do not come any more, and where they are switched on again", async () => {
  const { text, links } = await opened(false);
  expect(text).toContain(`${label} 메일을 보내지 않아요`);
  expect(text).not.toContain("그만 받기");
  expect(links).toContainEqual(["알림 설정 열기", "/setting/notifications"]);
});
