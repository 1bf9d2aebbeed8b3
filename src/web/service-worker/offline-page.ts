import { fullTitle } from "#domain/brand/name.ts";

/**
 * What a page is while it cannot be fetched: it stands in the worker's own file, so it needs nothing else and is never
 * older than the worker. Texts that somebody began to write stay on their device and are readable here.
 */
export function offlinePage(): Response {
  const nonce = crypto.randomUUID();
  return new Response(html(nonce), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'`,
    },
  });
}

function html(nonce: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${fullTitle("연결이 끊겼어요")}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>연결이 끊겼어요</h1>
<p>인터넷에 다시 연결되면 이 화면이 저절로 열려요. 쓰던 글은 이 기기에 그대로 있어요.</p>
<a href="">다시 열기</a>
<section id="drafts" hidden>
<h2>쓰던 글</h2>
<dl></dl>
</section>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
}

const STYLE = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#ffffff, #131210); color: light-dark(#1b1916, #f3f0ea); }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1.25rem; word-break: keep-all; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.4; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 2.5rem 0 .5rem; }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.25rem; border-radius: .75rem;
  background: light-dark(#0b625d, #52bfb4); color: light-dark(#fff, #06211f); text-decoration: none; font-weight: 700; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
dt { font-weight: 700; margin-top: 1rem; }
dd { margin: 0; white-space: pre-wrap; }`;

/** How often it looks whether we can be reached; being online says nothing of that. */
const AGAIN_MS = 5_000;

/** Drafts are kept as somssi.<what>-draft.<of>; of their values what a person wrote, not what they chose from. */
const SCRIPT = `const again = () => fetch("/healthz").then(() => location.reload(), () => {});
addEventListener("online", again);
setInterval(again, ${AGAIN_MS});
const names = { request: "요청", quote: "견적", message: "메시지", review: "후기" };
const written = (value) =>
  typeof value === "string" ? (/[가-힣]/.test(value) ? [value] : [])
  : value && typeof value === "object" ? Object.values(value).flatMap(written) : [];
const list = document.querySelector("#drafts dl");
for (const open of [() => localStorage, () => sessionStorage]) {
  try {
    for (const [key, kept] of Object.entries(open())) {
      const kind = /^somssi\\.(\\w+)-draft\\./.exec(key)?.[1];
      if (!kind) continue;
      let value = kept;
      try { value = JSON.parse(kept) } catch {}
      for (const text of written(value)) {
        list.append(Object.assign(document.createElement("dt"), { textContent: names[kind] ?? "글" }));
        list.append(Object.assign(document.createElement("dd"), { textContent: text }));
      }
    }
  } catch {}
}
document.querySelector("#drafts").hidden = !list.childElementCount;`;
