import { describe, expect, it } from "vitest";
import { NOTICE_NAMES, NOTICES, wordsOf, type NoticeContent } from "./catalogue.ts";
import {
  emailSubject,
  LMS_BYTES_MAX,
  longTextMessage,
  PUSH_BODY_MAX,
  pushBody,
  SMS_BYTES_MAX,
  smsBytes,
  textMessage,
} from "./channel-texts.ts";
import { NOTICE_GROUPS } from "./notice-groups.ts";

const samples = NOTICE_NAMES.flatMap((kind) =>
  NOTICES[kind].samples.map((values, nth) => ({
    name: nth === 0 ? kind : `${kind} (${nth + 1})`,
    content: { kind, values } as NoticeContent,
  })),
);

const UNSAID = /undefined|null|NaN|\[object|\{|\}/;

describe.each(samples)("$name", ({ content }) => {
  const words = wordsOf(content);

  it("has a group, a title, sentences and a button", () => {
    expect(NOTICE_GROUPS).toContain(words.group);
    for (const said of [words.title, words.body, words.action]) {
      expect(said.trim()).toBe(said);
      expect(said).not.toBe("");
      expect(said).not.toMatch(UNSAID);
    }
    expect(words.body).toMatch(/[.?]$/);
    expect(words.title.length).toBeLessThanOrEqual(30);
  });

  it("leads to the help desk when it names it", () => {
    if (words.body.includes("고객센터")) expect(words.action).toContain("고객센터");
  });

  it("says something on a locked phone, in whole sentences", () => {
    const shown = pushBody(words);
    expect(shown).not.toBe("");
    expect([...shown].length).toBeLessThanOrEqual(PUSH_BODY_MAX);
    expect(shown).toMatch(/[.?]$/);
    expect(words.body.startsWith(shown)).toBe(true);
  });

  it("is one text message where it is one, and one line as a subject", () => {
    expect(emailSubject(words)).not.toMatch(/\n/);
    if (words.text === null) return;
    expect(words.text).not.toMatch(UNSAID);
    expect(smsBytes(textMessage(words.text))).toBeLessThanOrEqual(SMS_BYTES_MAX);
  });
});

/** In the order of the catalogue, so that what a change makes of them is seen beside it. */
it("say what they said", async () => {
  const said = samples.map(({ name, content }) => {
    const { group, title, body, action, text, ...ways } = wordsOf(content);
    const how = Object.entries(ways).flatMap(([way, is]) => (is ? [way] : []));
    const lines = [`${name} · ${[group, ...how].join(", ")}`, title, body, `[${action}]`];
    return [...lines, ...(text === null ? [] : [`text: ${text}`])].join("\n");
  });
  await expect(`${said.join("\n\n")}\n`).toMatchFileSnapshot("catalogue.txt");
});

describe("bytes of a text message", () => {
  it("are two for Hangul and one for ASCII", () => {
    expect(smsBytes("가a1 나")).toBe(7);
    expect(smsBytes("")).toBe(0);
    expect(SMS_BYTES_MAX).toBeLessThan(LMS_BYTES_MAX);
  });
});

describe("a long text message", () => {
  it("is title and body as they are where they fit, to the last byte", () => {
    const body = "가".repeat((LMS_BYTES_MAX - smsBytes("[솜씨] 제목\n.")) / 2 - 0.5) + "..";
    expect(smsBytes(longTextMessage({ title: "제목", body }))).toBe(LMS_BYTES_MAX);
    expect(longTextMessage({ title: "제목", body })).toBe(`[솜씨] 제목\n${body}`);
  });

  it("is the sentences that fit of more, and says whom to ask for the rest", () => {
    const sentence = "가".repeat(499) + "..";
    const body = `${sentence}\n${sentence} ${sentence}`;
    expect(longTextMessage({ title: "제목", body })).toBe(
      `[솜씨] 제목\n${sentence}\n\n더 있는 내용은 고객센터에 물어봐 주세요.`,
    );
    const endless = longTextMessage({ title: "제목", body: "가".repeat(LMS_BYTES_MAX) });
    expect(endless).toBe("[솜씨] 제목\n\n더 있는 내용은 고객센터에 물어봐 주세요.");
  });
});

describe("a push", () => {
  it("shows as many whole sentences as fit", () => {
    const first = "가".repeat(50) + ".";
    expect(pushBody({ body: `${first} ${"나".repeat(27)}.` })).toBe(`${first} ${"나".repeat(27)}.`);
    expect(pushBody({ body: `${first} ${"나".repeat(28)}.` })).toBe(first);
    expect(pushBody({ body: "가".repeat(PUSH_BODY_MAX + 1) })).toBe("");
  });
});
