import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";

/** With the account's own method, or a new card or phone. */
export type MethodChoice = "existing" | "card" | "phone";

type Method = MembershipOverview["method"];

const CHOICES: readonly unknown[] = ["existing", "card", "phone"];

/** What was chosen before the way over the gateway's page, and for what. */
export interface KeptChoice {
  /** What is to be done with it: a product's id, or the change of the method. */
  subject: string;
  choice: MethodChoice;
  consent: boolean;
}

/** What the tab has kept for `subject`; null for nothing, and for what this code did not write. */
export function readKeptChoice(kept: unknown, subject: string): KeptChoice | null {
  if (typeof kept !== "object" || kept === null) return null;
  if (!("subject" in kept) || !("choice" in kept) || kept.subject !== subject) return null;
  if (!CHOICES.includes(kept.choice)) return null;
  return {
    subject,
    choice: kept.choice as MethodChoice,
    consent: "consent" in kept && kept.consent === true,
  };
}

/** True when the choice puts a monthly charge on a phone bill, which needs a consent of its own. */
export function needsConsent(choice: MethodChoice | null, method: Method): boolean {
  return choice === "phone" || (choice === "existing" && method?.type === "phone");
}

/** What is missing before the choice can be paid with. */
export function choiceProblems(
  choice: MethodChoice | null,
  consent: boolean,
  method: Method,
): { choice?: string; consent?: string } {
  if (choice === null) return { choice: "결제 수단을 골라 주세요." };
  if (needsConsent(choice, method) && !consent) {
    return { consent: "매달 결제되는 금액과 날짜를 확인하고 동의해 주세요." };
  }
  return {};
}
