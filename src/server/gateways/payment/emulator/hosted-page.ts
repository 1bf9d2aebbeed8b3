import { escapeHtml } from "#domain/text/escape-html.ts";
import { CARRIERS, TEST_CODE, type FormFaults, type IssueOrder } from "./hosted-form.ts";
import { REFUSED_CARDS } from "./issue-key.ts";
import { page } from "./page.ts";

/** What was typed, and what is wrong with it. */
export interface Typed {
  form: URLSearchParams;
  faults: FormFaults;
}

interface Shown extends Typed {
  order: IssueOrder;
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
${consentField(shown, "정기 결제와 개인정보 제3자 제공에 동의해요")}
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

/** The box that has to be ticked. */
export function consentField(shown: Typed, text: string): string {
  const checked = shown.form.get("consent") === "on" ? " checked" : "";
  return `<div class="field"><label class="check"><input type="checkbox" name="consent" id="consent"${checked}${aria(shown, "consent")}>
${text}</label>${fault(shown, "consent")}</div>`;
}

function cardHints(): string {
  const refused = REFUSED_CARDS.map(
    ({ ends, says }) => `<li>번호가 ${ends}로 끝나면: 등록은 되고 결제가 거절돼요 (${says})</li>`,
  ).join("");
  return `<details><summary>시험 카드</summary><ul><li>4330-1234-5678-1234: 현대카드</li><li>5409-1234-5678-1234: 신한카드</li>${refused}</ul></details>`;
}

/** A labelled field with what is wrong with it. */
export function input(shown: Typed, name: string, label: string, attributes: string): string {
  const value = name === "password" ? "" : escapeHtml(shown.form.get(name) ?? "");
  return field(
    shown,
    name,
    label,
    `<input id="${name}" name="${name}" value="${value}" ${attributes}${aria(shown, name)}>`,
  );
}

function field(shown: Typed, name: string, label: string, control: string): string {
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>${control}${fault(shown, name)}</div>`;
}

function aria({ faults }: Typed, name: string): string {
  return faults[name] ? ` aria-invalid="true" aria-describedby="${name}-fault"` : "";
}

function fault({ faults }: Typed, name: string): string {
  const text = faults[name];
  return text ? `<p class="fault" id="${name}-fault">${escapeHtml(text)}</p>` : "";
}

function hiddenOrder(order: IssueOrder): string {
  const { method, ...texts } = order;
  return Object.entries({ billingKeyMethod: method, ...texts })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("");
}
