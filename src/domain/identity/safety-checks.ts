import type { RequiredCertificate, SafetyConcern } from "../catalogue/service.ts";
import { CERTIFICATE_NAMES } from "../certification/certificate-names.ts";
import { josa } from "../text/josa.ts";

/** What is checked of a pro, or what people may believe to be. */
export interface SafetyCheck {
  key: string;
  term: string;
  /** Whether it was checked, and that it holds now. */
  holds: boolean;
  detail: string;
}

interface CheckedFacts {
  concern: SafetyConcern;
  /** What the service asks for. */
  required: readonly RequiredCertificate[];
  /** What holds of this pro now; a licence for this service. */
  held: readonly RequiredCertificate[];
}

const HOLDS = "솜씨가 확인했어요";
const OPEN = "확인하지 않았어요";

/** What a market cannot look up: said plainly, with what a customer can do instead. */
const BEYOND_US: Record<SafetyConcern, SafetyCheck[]> = {
  children: [criminalRecord("성범죄·아동학대 범죄 전력 조회 회신서를")],
  care: [criminalRecord("범죄경력회보서를")],
  home: [
    {
      key: "insurance",
      term: "배상 책임 보험",
      holds: false,
      detail: "솜씨가 확인하지 않아요. 필요하면 고수에게 보험 증권을 보여 달라고 하세요.",
    },
  ],
};

/** Which checks hold of a pro and which do not, for a service that brings them to children, to care or into a home. */
export function safetyChecks({ concern, required, held }: CheckedFacts): SafetyCheck[] {
  const certificates = (["identity", "business", "licence"] as const).filter(
    (one) => one !== "licence" || required.includes(one),
  );
  return [
    ...certificates.map((one) => {
      const holds = held.includes(one);
      return { key: one, term: CERTIFICATE_NAMES[one], holds, detail: holds ? HOLDS : OPEN };
    }),
    ...BEYOND_US[concern],
  ];
}

/** The same before there is a pro, in a sentence: what nobody here looks up. */
export function uncheckedSentence(concern: SafetyConcern): string {
  return BEYOND_US[concern].map(({ term, detail }) => `${josa(term, "은")} ${detail}`).join(" ");
}

function criminalRecord(document: string): SafetyCheck {
  return {
    key: "record",
    term: "범죄 경력",
    holds: false,
    detail: `솜씨가 조회할 수 없어요. 필요하면 고수에게 ${document} 보여 달라고 하세요.`,
  };
}
