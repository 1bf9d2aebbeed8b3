/** What the law wants to be told of whoever runs the product, in the order in which pages tell it. */
export const OPERATOR_FACTS = [
  "name",
  "representative",
  "registration_number",
  "mail_order_number",
  "address",
  "phone",
  "email",
  "hosting",
] as const;

export type OperatorFact = (typeof OPERATOR_FACTS)[number];

const OPERATOR_LABELS: Record<OperatorFact, string> = {
  name: "상호",
  representative: "대표",
  registration_number: "사업자등록번호",
  mail_order_number: "통신판매업 신고번호",
  address: "주소",
  phone: "전화",
  email: "이메일",
  hosting: "호스팅 서비스",
};

/** `example`: stands in for what nobody has set, and says so. */
export interface OperatorValue {
  value: string;
  example: boolean;
}

/** Null: not known, and not shown. */
export type Operator = Record<OperatorFact, OperatorValue | null>;

/** Of a company that cannot be: no register gives such numbers, and nobody answers at its addresses. */
const EXAMPLES: Record<OperatorFact, string> = {
  name: "솜씨 주식회사",
  representative: "홍길동",
  registration_number: "000-00-00000",
  mail_order_number: "제0000-서울예시-0000호",
  address: "서울특별시 예시구 예시로 1",
  phone: "02-000-0000",
  email: "help@example.com",
  hosting: "호스팅 예시",
};

/** Whoever runs the product, by what was set. `withExamples`: what was not is filled in, outside production alone. */
export function operatorOf(
  given: Partial<Record<OperatorFact, string | undefined>>,
  { withExamples }: { withExamples: boolean },
): Operator {
  const entries = OPERATOR_FACTS.map((fact) => {
    const value = given[fact];
    if (value !== undefined) return [fact, { value, example: false }];
    return [fact, withExamples ? { value: EXAMPLES[fact], example: true } : null];
  });
  return Object.fromEntries(entries) as Operator;
}

/** What is not known of whoever runs the product. */
export function missingFacts(operator: Operator): OperatorFact[] {
  return OPERATOR_FACTS.filter((fact) => operator[fact] === null);
}

interface KnownFact extends OperatorValue {
  fact: OperatorFact;
  label: string;
}

/** What is known of whoever runs the product, in the order in which pages tell it. */
export function knownFacts(operator: Operator): KnownFact[] {
  return OPERATOR_FACTS.flatMap((fact) => {
    const known = operator[fact];
    return known ? [{ fact, label: OPERATOR_LABELS[fact], ...known }] : [];
  });
}
