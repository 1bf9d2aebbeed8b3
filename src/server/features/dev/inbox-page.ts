import { escapeHtml } from "#domain/text/escape-html.ts";
import type { Output } from "#contract/registry.ts";

type InboxItem = Output<"dev.inbox">["items"][number];

/** The inbox as a page. `nonce` lets its one style element pass the content security policy. */
export function inboxPage(items: readonly InboxItem[], to: string | null, nonce: string): string {
  const heading = to === null ? "보낸 메시지" : `${escapeHtml(to)}에게 보낸 메시지`;
  const list = items.map(itemHtml).join("");
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>개발용 메시지함</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${items.length > 0 ? `<ol>${list}</ol>` : "<p>아직 보낸 메시지가 없어요.</p>"}
</main>
</body>
</html>`;
}

const CHANNELS: Record<string, string> = {
  sms: "문자",
  alimtalk: "알림톡",
  email: "이메일",
  push: "푸시",
};

const STYLE = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem; }
ol { list-style: none; padding: 0; }
li { border-top: 1px solid GrayText; padding: 1rem 0; }
p { margin: 0; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0 0; }`;

function itemHtml(item: InboxItem): string {
  const channel = CHANNELS[item.channel] ?? item.channel;
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
