import { fullTitle } from "#domain/brand/name.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
/** The page for when rendering a page fails: depends on nothing that could fail with it. */
export function failurePage(traceId: string, nonce: string): string {
  return plainPage(traceId, nonce, {
    title: "화면을 보여 드리지 못했어요",
    text: "서버에 문제가 생겼어요. 저장한 내용은 그대로 있으니, 잠시 뒤 다시 열어 주세요.",
  });
}

/** The page for while the database is away or too busy: it comes again by itself. */
export function unavailablePage(traceId: string, nonce: string, seconds: number): string {
  return plainPage(traceId, nonce, {
    title: "지금은 솜씨를 열 수 없어요",
    text: "잠시 뒤에 저절로 다시 열려요. 저장한 내용은 그대로 있어요.",
    comesAgainAfter: seconds,
  });
}

/** The page for a network that asks for more pages than are rendered for one. */
export function tooManyPage(traceId: string, nonce: string): string {
  return plainPage(traceId, nonce, {
    title: "잠시 뒤에 다시 열어 주세요",
    text: "같은 인터넷 주소에서 화면을 너무 많이 열었어요. 저장한 내용은 그대로 있어요.",
  });
}

function plainPage(
  traceId: string,
  nonce: string,
  {
    title,
    text,
    comesAgainAfter,
  }: { title: string; text: string; /** Seconds. */ comesAgainAfter?: number },
): string {
  return `<!doctype html>
<html lang="ko" data-authenticated="false" data-user-type="visitor">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${
    comesAgainAfter === undefined
      ? ""
      : `\n<meta http-equiv="refresh" content="${comesAgainAfter}">`
  }
<title>${fullTitle(title)}</title>
<style nonce="${escapeHtml(nonce)}">
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font-family: system-ui, sans-serif;
  line-height: 1.6; word-break: keep-all; background: #ffffff; color: #1b1916; }
main { padding: 2rem 1.5rem; max-width: 26rem; text-align: center; }
h1 { font-size: 1.4375rem; margin: 0 0 .5rem; }
p { margin: 0 0 1.5rem; }
a { display: inline-block; padding: .75rem 1.25rem; border-radius: .75rem; background: #0b625d; color: #fff;
  font-weight: 600; text-decoration: none; }
small { display: block; margin-top: 1.5rem; }
a.plain { background: none; color: inherit; text-decoration: underline; }
@media (prefers-color-scheme: dark) { body { background: #131210; color: #f3f0ea; }
  a:not(.plain) { background: #52bfb4; color: #06211f; } }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="/">홈으로 가기</a>
<small>문의 번호 ${escapeHtml(traceId)}<br>
<a class="plain" href="/support?id=${encodeURIComponent(traceId)}">고객센터에 알리기</a></small>
</main>
</body>
</html>
`;
}
