import { escapeHtml } from "#domain/text/escape-html.ts";
import { CARRIERS, TEST_CODE, type FormFaults, type IssueOrder } from "./hosted-form.ts";
import { REFUSED_CARDS } from "./issue-key.ts";

interface Shown {
  order: IssueOrder;
  form: URLSearchParams;
  faults: FormFaults;
}

/** The window in which a person registers a card or a phone, as the payment company would show it. */
export function hostedPage(shown: Shown): string {
  const card = shown.order.method === "CARD";
  const title = card ? "카드 등록" : "휴대폰 소액결제 등록";
  const faulty = Object.keys(shown.faults).length > 0;
  return page(
    title,
    `<p class="test">시험 결제창이에요. 실제로 결제되지 않아요.</p>
<h1>${title}</h1>
<p>${escapeHtml(shown.order.issueName)}</p>
${faulty ? '<p class="fault" role="alert">표시된 곳을 확인해 주세요.</p>' : ""}
<form method="post" action="/issue" novalidate autocomplete="off">
${hiddenOrder(shown.order)}
${card ? cardFields(shown) : phoneFields(shown)}
${consentField(shown)}
<div class="actions">
<button name="action" value="issue">등록하기</button>
<button name="action" value="cancel" class="quiet">취소</button>
</div>
</form>
${card ? cardHints() : ""}`,
  );
}

export function brokenOrderPage(): string {
  return page(
    "등록할 수 없어요",
    "<h1>등록할 수 없어요</h1><p>들어온 주소가 올바르지 않아요. 이전 화면에서 다시 시작해 주세요.</p>",
  );
}

function cardFields(shown: Shown): string {
  return [
    input(shown, "number", "카드 번호", 'inputmode="numeric" autocomplete="cc-number"'),
    input(shown, "expiry", "유효 기간 (월/년)", 'inputmode="numeric" placeholder="0129"'),
    input(shown, "birth", "생년월일 6자리 (법인은 사업자등록번호)", 'inputmode="numeric"'),
    input(shown, "password", "비밀번호 앞 두 자리", 'type="password" inputmode="numeric"'),
  ].join("\n");
}

function phoneFields(shown: Shown): string {
  const chosen = shown.form.get("carrier");
  const options = CARRIERS.map(
    (one) => `<option${one === chosen ? " selected" : ""}>${escapeHtml(one)}</option>`,
  ).join("");
  return [
    field(
      shown,
      "carrier",
      "통신사",
      `<select id="carrier" name="carrier"${aria(shown, "carrier")}><option value="">고르기</option>${options}</select>`,
    ),
    input(shown, "phone", "휴대폰 번호", 'inputmode="tel" autocomplete="tel"'),
    input(shown, "birth", "생년월일 6자리와 뒤 첫 자리", 'inputmode="numeric"'),
    input(shown, "code", `인증번호 (시험 번호 ${TEST_CODE})`, 'inputmode="numeric"'),
  ].join("\n");
}

function consentField(shown: Shown): string {
  const checked = shown.form.get("consent") === "on" ? " checked" : "";
  return `<div class="field"><label class="check"><input type="checkbox" name="consent" id="consent"${checked}${aria(shown, "consent")}>
정기 결제와 개인정보 제3자 제공에 동의해요</label>${fault(shown, "consent")}</div>`;
}

function cardHints(): string {
  const refused = REFUSED_CARDS.map(
    ({ ends, says }) => `<li>번호가 ${ends}로 끝나면: 등록은 되고 결제가 거절돼요 (${says})</li>`,
  ).join("");
  return `<details><summary>시험 카드</summary><ul><li>4330-1234-5678-1234: 현대카드</li><li>5409-1234-5678-1234: 신한카드</li>${refused}</ul></details>`;
}

function input(shown: Shown, name: string, label: string, attributes: string): string {
  const value = name === "password" ? "" : escapeHtml(shown.form.get(name) ?? "");
  return field(
    shown,
    name,
    label,
    `<input id="${name}" name="${name}" value="${value}" ${attributes}${aria(shown, name)}>`,
  );
}

function field(shown: Shown, name: string, label: string, control: string): string {
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>${control}${fault(shown, name)}</div>`;
}

function aria({ faults }: Shown, name: string): string {
  return faults[name] ? ` aria-invalid="true" aria-describedby="${name}-fault"` : "";
}

function fault({ faults }: Shown, name: string): string {
  const text = faults[name];
  return text ? `<p class="fault" id="${name}-fault">${escapeHtml(text)}</p>` : "";
}

function hiddenOrder(order: IssueOrder): string {
  const { method, ...texts } = order;
  return Object.entries({ billingKeyMethod: method, ...texts })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("");
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${title} · 시험 결제창</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #22252a; --line: #c9ced6; --box: #fff; --back: #eef0f4; --act: #2a4b8d; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --line: #4a505b; --box: #1f2329; --back: #14171b; --act: #9db7ee; --bad: #f2a29b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; word-break: keep-all; }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: var(--box); min-height: 100vh; }
h1 { font-size: 1.35rem; margin: .75rem 0 .25rem; }
.test { margin: 0; font-size: .85rem; border: 1px dashed var(--line); border-radius: .5rem; padding: .5rem .75rem; }
.field { margin: 1rem 0; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
.check { display: flex; gap: .5rem; align-items: start; font-weight: 400; }
input:not([type=checkbox]), select { width: 100%; height: 3rem; padding: 0 .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem; }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; margin: .15rem 0 0; flex: none; accent-color: var(--act); }
@media (min-width: 30rem) { main { margin: 2rem auto; min-height: 0; padding: 2rem; border-radius: 1rem; } }
[aria-invalid=true] { border-color: var(--bad) !important; }
.fault { color: var(--bad); font-size: .9rem; margin: .25rem 0 0; }
/* The Enter key presses the form's first button: it is the one on the right. */
.actions { display: flex; flex-direction: row-reverse; gap: .75rem; margin-top: 1.5rem; }
button { flex: 1; height: 3rem; border-radius: .5rem; border: 1px solid var(--act); background: var(--act); color: var(--box); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
details { margin-top: 1.5rem; font-size: .9rem; }
`;
