import { LOGIN_PROVIDER_NAMES, type LoginProvider } from "#domain/social-login/login-providers.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { LocalPerson } from "./people.ts";

interface Shown {
  provider: LoginProvider;
  /** Where the form goes. */
  action: string;
  people: readonly LocalPerson[];
  /** What was typed and did not do. */
  fault: string | null;
}

/** Where a person says who they are at a provider, which would ask them for its own password. */
export function personPage({ provider, action, people, fault }: Shown): string {
  const name = LOGIN_PROVIDER_NAMES[provider];
  const known = people.map(
    (
      one,
    ) => `<button class="person" name="subject" value="${escapeHtml(one.subject)}" formnovalidate>
<b>${escapeHtml(one.name)}</b><span>${escapeHtml(one.email)} · ${one.emailVerified ? "확인한 이메일" : "확인하지 않은 이메일"}</span></button>`,
  );
  return page(
    `${name} 로그인`,
    `<p class="test">시험 로그인이에요. 실제 ${name} 계정을 쓰지 않아요.</p>
<h1>${name} 로그인</h1>
${known.length > 0 ? `<form method="post" action="${escapeHtml(action)}"><h2>계정 고르기</h2>${known.join("\n")}</form>` : ""}
<form method="post" action="${escapeHtml(action)}">
<h2>${known.length > 0 ? "다른 계정으로" : "계정 정보"}</h2>
${fault === null ? "" : `<p class="fault" role="alert">${escapeHtml(fault)}</p>`}
<div class="field"><label for="name">이름</label><input id="name" name="name" required autocomplete="off"></div>
<div class="field"><label for="email">이메일</label><input id="email" name="email" type="email" required autocomplete="off"></div>
<div class="field"><label class="check"><input type="checkbox" name="verified" checked> ${name}에서 확인한 이메일이에요</label></div>
<div class="actions">
<button name="action" value="continue">계속하기</button>
<button name="action" value="cancel" class="quiet" formnovalidate>취소</button>
</div>
</form>`,
  );
}

export function brokenLoginPage(): string {
  return page(
    "로그인할 수 없어요",
    "<h1>로그인할 수 없어요</h1><p>들어온 주소가 올바르지 않거나 오래됐어요. 이전 화면에서 다시 시작해 주세요.</p>",
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${title} · 시험</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #22252a; --soft: #5b626d; --line: #c9ced6; --box: #fff; --back: #eef0f4; --act: #2a4b8d; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #a9b0bb; --line: #4a505b; --box: #1f2329; --back: #14171b; --act: #9db7ee; --bad: #f2a29b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: var(--box); min-height: 100vh; }
h1 { font-size: 1.35rem; margin: .75rem 0 .25rem; }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
.test { margin: 0; font-size: .85rem; border: 1px dashed var(--line); border-radius: .5rem; padding: .5rem .75rem; }
.field { margin: 1rem 0; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
.check { display: flex; gap: .5rem; align-items: center; font-weight: 400; min-height: 2.75rem; }
input:not([type=checkbox]) { width: 100%; height: 3rem; padding: 0 .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem; }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: var(--act); }
.fault { color: var(--bad); font-size: .9rem; }
/* The Enter key presses the form's first button: it is the one on the right. */
.actions { display: flex; flex-direction: row-reverse; gap: .75rem; margin-top: 1.5rem; }
button { flex: 1; min-height: 3rem; border-radius: .5rem; border: 1px solid var(--act); background: var(--act); color: var(--box); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; color: var(--act); }
button.person { display: block; width: 100%; margin: .5rem 0; padding: .5rem .75rem; text-align: left; background: transparent; color: inherit; border-color: var(--line); font-weight: 400; }
button.person span { display: block; color: var(--soft); font-size: .9rem; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
@media (min-width: 30rem) { main { margin: 2rem auto; min-height: 0; padding: 2rem; border-radius: 1rem; } }
`;
