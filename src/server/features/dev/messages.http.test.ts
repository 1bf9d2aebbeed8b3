import { beforeAll, describe, expect, it } from "vitest";
import { NOTICE_NAMES, NOTICES, wordsOf, type NoticeContent } from "#domain/notice/catalogue.ts";
import { emailSubject, pushBody, textMessage } from "#domain/notice/channel-texts.ts";
import { NOTICE_GROUP_RULES, NOTICE_GROUPS } from "#domain/notice/notice-groups.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { testApp, type TestApp } from "#test/app.ts";

let app: TestApp;
let page: string;
beforeAll(async () => {
  app = await testApp();
  const answer = await app.visitor().raw({ method: "GET", url: "/dev/messages" });
  expect([answer.status, answer.headers["content-type"]]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  page = String(answer.body);
});

/** What stands under a kind; one whose group depends on the reader stands in two. */
function underKind(kind: string): string {
  const sections = page.split(`<section data-kind="${kind}">`).slice(1);
  return sections.map((section) => section.split("</section>")[0]).join("");
}

describe("the page of what notices say", () => {
  it.each(NOTICE_NAMES)("shows %s on every channel, with each of its samples", (kind) => {
    const section = underKind(kind);
    expect(NOTICES[kind].samples.length).toBeGreaterThan(0);
    for (const values of NOTICES[kind].samples) {
      const words = wordsOf({ kind, values } as NoticeContent);
      const { channels } = NOTICE_GROUP_RULES[words.group];
      const said = [
        `<dt>알림함</dt><dd>${escapeHtml(`${words.title}\n${words.body}`)}</dd>`,
        `${escapeHtml(`${emailSubject(words)}\n${words.body}`)}</dd>`,
        `<dt>버튼</dt><dd>${escapeHtml(words.action)}</dd>`,
      ];
      if (channels.push !== "never")
        said.push(`<dt>푸시</dt><dd>${escapeHtml(`${words.title}\n${pushBody(words)}`)}</dd>`);
      said.push(
        words.text === null
          ? "<dt>문자·알림톡</dt><dd>보내지 않아요</dd>"
          : `<dt>문자·알림톡</dt><dd>${escapeHtml(textMessage(words.text))}`,
      );
      for (const one of said) expect(section).toContain(one);
    }
  });

  it("shows the defaults of every group", () => {
    for (const group of NOTICE_GROUPS) {
      expect(page).toContain(`<a href="#group-${group}">${NOTICE_GROUP_RULES[group].label}</a>`);
      expect(page).toContain(`<h2 id="group-${group}">`);
    }
    expect(page).toContain("계정</a></th><td>없음</td><td>늘 켜짐</td><td>늘 켜짐</td>");
  });

  it("is no page to others", async () => {
    const url = "/dev/messages";
    const { status } = await app
      .visitor()
      .raw({ method: "GET", url, remoteAddress: "192.168.0.9" });
    expect(status).toBe(404);
  });
});
