import {
  NOTICE_NAMES,
  NOTICES,
  wordsOf,
  type NoticeContent,
  type NoticeName,
  type NoticeWords,
} from "#domain/notice/catalogue.ts";
import { emailSubject, pushBody, smsBytes, textMessage } from "#domain/notice/channel-texts.ts";
import {
  NOTICE_CHANNEL_LABELS,
  NOTICE_CHANNELS,
  NOTICE_GROUP_RULES,
  NOTICE_GROUPS,
  type ChannelDefault,
  type NoticeChannel,
  type NoticeGroup,
} from "#domain/notice/notice-groups.ts";
import { templateOf, TEXT_TEMPLATES } from "#domain/notice/text-templates.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { devPage } from "./dev-page.ts";

/** What every kind of notice says on every channel, with the samples of the catalogue. */
export function messagesPage(nonce: string): string {
  const said = NOTICE_NAMES.flatMap((kind) =>
    NOTICES[kind].samples.map((values) => {
      // A kind and its samples belong together, which an index by a union cannot say.
      const words = wordsOf({ kind, values } as NoticeContent);
      return { kind, words };
    }),
  );
  const groups = NOTICE_GROUPS.map((group) =>
    groupHtml(
      group,
      said.filter(({ words }) => words.group === group),
    ),
  );
  const title = "알림마다 하는 말";
  const content = `${defaultsHtml()}\n${groups.join("\n")}`;
  return devPage({ title, heading: title, content, style: STYLE, nonce });
}

const DEFAULT_LABELS: Record<ChannelDefault, string> = {
  on: "켜짐",
  off: "꺼짐",
  locked: "늘 켜짐",
  never: "없음",
};

const STYLE = `table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid GrayText; padding: 0.25rem 0.5rem; text-align: left; word-break: keep-all; }
h2 { border-top: 2px solid; margin: 2rem 0 0; padding-top: 1rem; }
h3 { margin: 1.5rem 0 0; overflow-wrap: anywhere; }
article { border-top: 1px solid GrayText; margin-top: 0.5rem; padding-top: 0.5rem; }
dl { margin: 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }`;

function defaultsHtml(): string {
  const heads = NOTICE_CHANNELS.map((channel) => `<th>${NOTICE_CHANNEL_LABELS[channel]}</th>`);
  const rows = NOTICE_GROUPS.map((group) => {
    const { label, channels } = NOTICE_GROUP_RULES[group];
    const cells = NOTICE_CHANNELS.map(
      (channel) => `<td>${DEFAULT_LABELS[channels[channel]]}</td>`,
    ).join("");
    return `<tr><th><a href="#group-${group}">${escapeHtml(label)}</a></th>${cells}</tr>`;
  });
  return `<table><tr><th>묶음</th>${heads.join("")}</tr>${rows.join("")}</table>`;
}

interface Said {
  kind: NoticeName;
  words: NoticeWords;
}

function groupHtml(group: NoticeGroup, said: readonly Said[]): string {
  const { label, about } = NOTICE_GROUP_RULES[group];
  const kinds = [...new Set(said.map(({ kind }) => kind))].map((kind) => {
    const samples = said.filter((one) => one.kind === kind).map(({ words }) => sampleHtml(words));
    return `<section data-kind="${kind}"><h3>${kind}</h3>${samples.join("")}</section>`;
  });
  return `<h2 id="group-${group}">${escapeHtml(label)}</h2><p>${escapeHtml(about)}</p>${kinds.join("\n")}`;
}

function sampleHtml(words: NoticeWords): string {
  const { title, body, action } = words;
  const lines: [string, string][] = [
    ["알림함", `${title}\n${body}`],
    ...NOTICE_CHANNELS.map((channel): [string, string] => [
      NOTICE_CHANNEL_LABELS[channel],
      saidOn(channel, words),
    ]),
    ["버튼", action],
  ];
  const list = lines.map(([name, text]) => `<dt>${name}</dt><dd>${escapeHtml(text)}</dd>`);
  return `<article><dl>${list.join("")}</dl></article>`;
}

const UNSAID = "보내지 않아요";

function saidOn(channel: NoticeChannel, words: NoticeWords): string {
  if (NOTICE_GROUP_RULES[words.group].channels[channel] === "never") return UNSAID;
  switch (channel) {
    case "push":
      return `${words.title}\n${pushBody(words)}`;
    case "text": {
      if (words.text === null) return UNSAID;
      const text = textMessage(words.text);
      const template = templateOf(words.text);
      const approved = template && textMessage(TEXT_TEMPLATES[template.code]);
      return `${text} (${smsBytes(text)}바이트)${approved ? `\n${template.code}: ${approved}` : ""}`;
    }
    case "email":
      return `${emailSubject(words)}\n${words.body}`;
  }
}
