import { escapeHtml } from "#domain/text/escape-html.ts";
import type { Output } from "#contract/registry.ts";
import { devPage } from "./dev-page.ts";

type InboxItem = Output<"dev.inbox">["items"][number];

/** The inbox as a page. */
export function inboxPage(items: readonly InboxItem[], to: string | null, nonce: string): string {
  const heading = to === null ? "보낸 메시지" : `${to}에게 보낸 메시지`;
  const list = items.map(itemHtml).join("");
  const content = items.length > 0 ? `<ol>${list}</ol>` : "<p>아직 보낸 메시지가 없어요.</p>";
  return devPage({ title: "개발용 메시지함", heading, content, style: STYLE, nonce });
}

const CHANNELS: Record<InboxItem["channel"], string> = {
  sms: "문자",
  alimtalk: "알림톡",
  email: "이메일",
  push: "푸시",
};

const STYLE = `ol { list-style: none; padding: 0; }
li { border-top: 1px solid GrayText; padding: 1rem 0; }`;

function itemHtml(item: InboxItem): string {
  const channel = CHANNELS[item.channel];
  const heading = `${escapeHtml(channel)} · ${escapeHtml(item.to)} · <time>${escapeHtml(item.at)}</time>`;
  return `<li><p>${heading}</p><pre>${linked(item.text)}</pre></li>`;
}

/** Addresses in a message become links, so that a mailed link is one tap away. */
function linked(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s&<>"']+(?:&amp;[^\s&<>"']+)*/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}
