import { PRODUCT_NAME } from "#domain/brand/name.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { vatOf } from "#domain/won/vat.ts";
import type { IssuedKey, KeptPayment } from "./books.ts";
import { page } from "./page.ts";

/** The slip of a payment, as the payment company would show it: what was sold, how it was paid, what went back. */
export function slipPage(payment: KeptPayment, key: IssuedKey | undefined): string {
  const { amount, cancelled } = payment;
  const vat = vatOf(amount);
  const lines: [string, string][] = [
    ["승인 번호", payment.pgTxId],
    ["승인 일시", when(payment.requestedAt)],
    ["상점", PRODUCT_NAME],
    ["상품", payment.orderName],
    ["구매자", key?.customerName ?? ""],
    ["결제 수단", key ? methodName(key) : ""],
    ["공급가액", won(amount - vat)],
    ["부가세", won(vat)],
    ["합계", won(amount)],
    ...payment.cancellations.map((one): [string, string] => [
      `취소 ${when(one.at)}`,
      `−${won(one.amount)}`,
    ]),
    ...(cancelled > 0 ? [["남은 금액", won(amount - cancelled)] as [string, string]] : []),
  ];
  const rows = lines
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join("");
  return page(
    "매출전표",
    `<p class="test">시험 결제의 전표예요. 실제로 결제되지 않았어요.</p><h1>매출전표</h1><dl>${rows}</dl>`,
  );
}

export function missingSlipPage(): string {
  return page("전표가 없어요", "<h1>전표가 없어요</h1><p>주소를 확인해 주세요.</p>");
}

const won = (amount: number): string => `${groupDigits(amount)}원`;
const when = (at: string): string => at.slice(0, 16).replace("T", " ");

function methodName({ method }: IssuedKey): string {
  return method.type === "card" ? method.name : "휴대폰 소액결제";
}
