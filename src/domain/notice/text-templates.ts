/**
 * Text messages of notices as 알림톡 has them approved: fixed words and #{variables}, without our name before them. A
 * text message is made from its template, so what was approved and what goes out as SMS are one sentence.
 */
export const TEXT_TEMPLATES = {
  first_quote: "첫 견적이 왔어요: #{금액}. 솜씨에서 확인해 주세요.",
  quotes_gathered: "견적 #{개수}개가 모두 모였어요. 솜씨에서 비교해 주세요.",
  request_urgent: "긴급 요청: #{서비스} 견적을 급히 기다려요. 받은 요청에서 확인해 주세요.",
  request_designated: "고객이 #{서비스} 요청을 직접 부탁했어요. 받은 요청에서 확인해 주세요.",
  quote_hired: "고용됐어요. #{날짜}, #{금액}. 솜씨에서 확인해 주세요.",
  change_order_proposed: "#{변경} 바꾸자는 제안이 왔어요. 솜씨에서 답해 주세요.",
  canceled_by_pro: "고수가 거래를 취소했어요. 솜씨에서 다른 견적을 골라 주세요.",
  message_from_pro: "#{고수} 고수의 메시지가 기다려요. 솜씨에서 확인해 주세요.",
  message_from_customer: "고객이 보낸 메시지가 기다려요. 솜씨에서 답해 주세요.",
  membership_overdue: "#{금액}이 결제되지 않았어요. 내 멤버십에서 결제 수단을 확인해 주세요.",
  membership_dearer:
    "멤버십이 #{금액}으로 올라요. 동의하지 않으면 끝나요. 내 멤버십에서 확인해 주세요.",
  membership_on_phone_bill:
    "#{멤버십} 멤버십 #{금액}이 휴대폰 요금에 청구돼요. 기간 #{시작}~#{끝}. 해지는 내 멤버십에서 할 수 있어요.",
} as const;

export type TemplateCode = keyof typeof TEXT_TEMPLATES;
export const TEMPLATE_CODES = Object.keys(TEXT_TEMPLATES) as TemplateCode[];

type NamesIn<Text extends string> = Text extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type VariablesOf<Code extends TemplateCode> = Record<
  NamesIn<(typeof TEXT_TEMPLATES)[Code]>,
  string
>;

/** A template with what fills it. */
export interface FilledTemplate {
  code: TemplateCode;
  variables: Record<string, string>;
}

const VARIABLE = /#\{([^{}]+)\}/g;

export function fillTemplate<Code extends TemplateCode>(
  code: Code,
  variables: VariablesOf<Code>,
): string {
  const given: Record<string, string> = variables;
  return TEXT_TEMPLATES[code].replace(
    VARIABLE,
    (unfilled, name: string) => given[name] ?? unfilled,
  );
}

/**
 * The template that a text was made from, with its variables read back from it; null when it is none's. 카카오 matches
 * a message with its template the same way. A notice keeps the sentence alone.
 */
export function templateOf(text: string): FilledTemplate | null {
  for (const code of TEMPLATE_CODES) {
    const pieces = TEXT_TEMPLATES[code].split(VARIABLE);
    const fixed = pieces.filter((_, nth) => nth % 2 === 0);
    const names = pieces.filter((_, nth) => nth % 2 === 1);
    const values = between(fixed, text);
    if (!values) continue;
    const variables = names.map((name, nth) => [name, values[nth] ?? ""]);
    return { code, variables: Object.fromEntries(variables) as Record<string, string> };
  }
  return null;
}

/**
 * What stands between the fixed words, each as short as can be and never empty; null where they do not stand there.
 * No pattern, which would try every way to share a text among the variables.
 */
function between(fixed: readonly string[], text: string): string[] | null {
  const [first = "", ...others] = fixed;
  const last = others.pop();
  if (last === undefined) return text === first ? [] : null;
  if (!text.startsWith(first)) return null;
  const values: string[] = [];
  let from = first.length;
  for (const words of others) {
    const at = text.indexOf(words, from + 1);
    if (at === -1) return null;
    values.push(text.slice(from, at));
    from = at + words.length;
  }
  const end = text.length - last.length;
  return end > from && text.endsWith(last) ? [...values, text.slice(from, end)] : null;
}
