import { QUOTE_WINDOW_TEXT } from "#domain/request/deadlines.ts";
import { answerTimeText } from "../pro/answer-time.ts";
import { groupDigits } from "../text/group-digits.ts";
import { josa } from "../text/josa.ts";
import { typicalWon } from "../won/spoken-won.ts";
import { uncheckedSentence } from "../identity/safety-checks.ts";
import type { RequiredCertificate, SafetyConcern } from "./service.ts";

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** What is known of a service beside what was written about its trade. */
export interface ServiceFacts {
  name: string;
  required_certificates: readonly RequiredCertificate[];
  safety: SafetyConcern | null;
  /** What it usually costs, in won. Half of the agreed prices lie from low to high; an example says what it is of. */
  price:
    | ({ low: number; mid: number; high: number } & ({ agreed: number } | { exampleOf: string }))
    | null;
  firstQuote: { requests: number; minutes: number | null };
}

/** Below this a median says more about single people than about a service. */
const FEWEST_REQUESTS = 10;

const certificateSentences: Record<RequiredCertificate, string> = {
  identity: "본인 확인을 마친 고수만 이 서비스의 요청을 받아요.",
  licence: "이 일에 필요한 자격을 확인받은 고수만 이 서비스의 요청을 받아요.",
  business: "사업자 등록을 확인받은 고수만 이 서비스의 요청을 받아요.",
};

/** Median minutes to the first quote when there are enough requests, else null. */
export function firstQuoteTime({ requests, minutes }: ServiceFacts["firstQuote"]) {
  return requests < FEWEST_REQUESTS ? null : minutes;
}

/**
 * The frequent questions of a service: what the facts answer, then what was written of its trade, then what holds for
 * every request here. Nothing is answered that the facts do not show.
 */
export function questionsOf(
  facts: ServiceFacts,
  written: readonly QuestionAndAnswer[],
): QuestionAndAnswer[] {
  return [
    ...ofPrice(facts),
    ...written,
    ...ofFirstQuote(facts),
    ...ofCertificates(facts),
    ...ofSafety(facts),
    ...always,
  ];
}

function ofPrice({ name, price }: ServiceFacts): QuestionAndAnswer[] {
  if (!price) return [];
  const [low, mid, high] = [price.low, price.mid, price.high].map(typicalWon);
  const usual =
    "agreed" in price
      ? `최근 완료된 거래 ${groupDigits(price.agreed)}건의 절반이 ${low}에서 ${high} 사이에 합의했고, 중간 가격은 ${mid}이에요.`
      : `${price.exampleOf} 기준으로 ${low}에서 ${high} 정도예요. 아직 모인 거래가 적어 예시로 보여 드려요.`;
  return [
    {
      question: `${josa(name, "은")} 보통 얼마인가요?`,
      answer: `${usual} 내 조건에 맞는 금액은 견적에서 확인하세요.`,
    },
  ];
}

function ofFirstQuote({ name, firstQuote }: ServiceFacts): QuestionAndAnswer[] {
  const time = answerTimeText(firstQuoteTime(firstQuote));
  if (time === null) return [];
  return [
    {
      question: "첫 견적은 얼마나 빨리 오나요?",
      answer: `최근 ${name} 요청 ${groupDigits(firstQuote.requests)}건에서 첫 견적까지 걸린 시간의 중앙값은 ${time}이에요. 견적은 요청한 날부터 ${QUOTE_WINDOW_TEXT} 동안 받아요.`,
    },
  ];
}

function ofCertificates({ required_certificates: required }: ServiceFacts): QuestionAndAnswer[] {
  if (required.length === 0) return [];
  return [
    {
      question: "고수의 자격을 확인하나요?",
      answer: `${required.map((one) => certificateSentences[one]).join(" ")} 확인한 자격은 고수의 화면에 보여요.`,
    },
  ];
}

function ofSafety({ safety }: ServiceFacts): QuestionAndAnswer[] {
  if (safety === null) return [];
  return [
    {
      question: "어떤 고수인지 어디까지 확인하나요?",
      answer: `견적마다 고수의 본인 확인과 사업자 확인을 마쳤는지 보여 드려요. ${uncheckedSentence(safety)}`,
    },
  ];
}

const always: readonly QuestionAndAnswer[] = [
  {
    question: "견적보다 더 내게 될 수도 있나요?",
    answer:
      "견적에는 항목마다 포함·별도·불포함이 적혀 있고, 고수가 스스로 정한 추가 비용의 한도도 함께 있어요. 고용한 뒤에 금액을 바꾸려면 내가 수락해야 해요.",
  },
  {
    question: "전화번호는 누구에게 보이나요?",
    answer:
      "고용한 고수에게만 보여요. 그 전에는 메시지로 이야기하고, 원하면 미리 알려 줄 고수를 고를 수 있어요. 허락은 언제든 취소할 수 있어요.",
  },
  {
    question: "요청을 취소할 수 있나요?",
    answer:
      "고용하기 전에는 언제든 요청을 마감할 수 있어요. 고용한 뒤에는 이유를 적고 취소할 수 있고, 고수가 취소하면 요청을 다시 열거나 유효한 다른 견적을 고용할 수 있어요.",
  },
];
