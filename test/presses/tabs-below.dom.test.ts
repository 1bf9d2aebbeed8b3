import { expect, it } from "vitest";
import { answering, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";

it("keeps the focus on a tab below while a number on it changes", async () => {
  let count = 0;
  const page = await openPage({
    path: "/help",
    visitor: { authenticated: true, userType: "customer" },
    now: NOW,
    answer: answering({ "messages.unreadCount": () => ({ status: 200, body: { count } }) }),
  });
  const chats = document.querySelector<HTMLElement>("nav[aria-label='아래 메뉴'] a[href='/chats']");
  chats?.focus();
  expect(document.activeElement).toBe(chats);
  expect(chats?.textContent).not.toContain("2");
  count = 2;
  await page.queryClient.invalidateQueries({ queryKey: ["messages.unreadCount"] });
  await page.settle();
  expect(chats?.textContent).toContain("2");
  expect(document.activeElement).toBe(chats);
});
