import { escapeHtml } from "#domain/text/escape-html.ts";
import { consentField, input, type Typed } from "./hosted-page.ts";
import { page } from "./page.ts";
import type { IdentityOrder } from "./identity-form.ts";

/** The window in which a person says who they are, as the identity company would show it. */
export function identityPage(shown: Typed & { order: IdentityOrder }): string {
  const faulty = Object.keys(shown.faults).length > 0;
  const hidden = Object.entries(shown.order)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("");
  return page(
    "휴대폰 본인 확인",
    `<p class="test">시험 본인 확인 창이에요. 아무 이름이나 적어도 되고, 어디에도 조회하지 않아요.</p>
<h1>휴대폰 본인 확인</h1>
${faulty ? '<p class="fault" role="alert">표시된 곳을 확인해 주세요.</p>' : ""}
<form method="post" action="/identity" novalidate autocomplete="off">
${hidden}
${input(shown, "name", "이름", 'autocomplete="name"')}
${input(shown, "birth", "생년월일 여덟 자리", 'inputmode="numeric" placeholder="19900131"')}
${input(shown, "phone", "본인 명의 휴대폰 번호", 'inputmode="tel" autocomplete="tel"')}
${consentField(shown, "개인정보 이용과 고유식별정보 처리에 동의해요")}
<div class="actions">
<button name="action" value="verify">확인하기</button>
<button name="action" value="cancel" class="quiet">취소</button>
</div>
</form>
<p>이름·생년월일·번호가 모두 같으면 같은 사람이에요.</p>`,
    "시험 본인 확인 창",
  );
}
