import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { tabStorage } from "#web/platform/draft/device-storage.ts";
import { issueBillingKey } from "#web/platform/payment/issue-billing-key.ts";
import type { IssuedKey } from "#web/platform/payment/read-issued-key.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import {
  choiceProblems,
  needsConsent,
  readKeptChoice,
  type KeptChoice,
  type MethodChoice,
} from "./method-choice.ts";

const KEPT = "membership.method";
const FROM_ELSEWHERE =
  "이 창에서 시작한 등록이 아니어서 쓰지 않았어요. 결제 수단을 다시 골라 주세요.";

/** What goes to the server once a way to pay is known. */
export interface ReadyMethod {
  /** Absent: with the account's own method. */
  billing_key?: string;
  consent?: true;
}

interface MethodFormOptions {
  /** What it is for; a choice kept for something else is not taken. */
  subject: string;
  method: MembershipOverview["method"];
  /** Where the gateway's page comes back to. */
  returnPath: string;
  /** What the gateway's page wrote into the URL; null when the person did not come from there. */
  arrived: IssuedKey | null;
  /** Takes that out of the URL, so that a reload does nothing again. */
  onArrived: () => void;
  /** True when nobody knows what came of it, so that the same key has to go again. */
  onReady: (ready: ReadyMethod) => Promise<boolean>;
}

/**
 * A way to pay, new ones issued at the gateway: the choice outlives the way there and back, and what was pressed
 * for goes on by itself. A key that comes back without a choice kept in this tab is not used: somebody else may
 * have written it into a link.
 */
export function useMethodForm(options: MethodFormOptions) {
  const { subject, method, returnPath, arrived } = options;
  const [choice, setChoice] = useState<MethodChoice | null>(null);
  const [consent, setConsent] = useState(false);
  const [checked, setChecked] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const [issued, setIssued] = useState<string>();
  const choiceRef = useRef<HTMLInputElement>(null);
  const consentRef = useRef<HTMLInputElement>(null);
  const order = useEndpointMutation("users.me.billingKeys.order");
  const problems = choiceProblems(choice, consent, method);

  async function goOn({ choice, consent }: KeptChoice, billing_key?: string): Promise<void> {
    const asked = needsConsent(choice, method) && consent;
    setWorking(true);
    const unclear = await options.onReady({
      ...(billing_key === undefined ? {} : { billing_key }),
      ...(asked ? { consent: true } : {}),
    });
    setIssued(unclear ? billing_key : undefined);
    setWorking(false);
  }

  /** Goes on with what the registration gave, by the choice that it was started for. */
  async function take(given: IssuedKey, kept: KeptChoice | null): Promise<void> {
    tabStorage.remove(KEPT);
    if (kept) {
      setChoice(kept.choice);
      setConsent(kept.consent);
    }
    if ("failure" in given) setNotice(given.failure);
    else if (kept) await goOn(kept, given.billingKey);
    else setNotice(FROM_ELSEWHERE);
  }

  const arrive = useEffectEvent(() => {
    if (!arrived) return;
    options.onArrived();
    void take(arrived, readKeptChoice(tabStorage.readJson(KEPT), subject));
  });
  const arrival = arrived && ("failure" in arrived ? arrived.failure : arrived.billingKey);
  useEffect(() => {
    if (arrival !== null) arrive();
  }, [arrival]);

  // Back from the gateway's page by the browser's own button.
  const goBack = useEffectEvent(() => {
    const kept =
      arrived || !isBackForwardNavigation()
        ? null
        : readKeptChoice(tabStorage.readJson(KEPT), subject);
    if (!kept) return;
    setChoice(kept.choice);
    setConsent(kept.consent);
  });
  useEffect(() => goBack(), []);

  async function submit(): Promise<void> {
    setChecked(true);
    setNotice(null);
    if (problems.choice) return choiceRef.current?.focus();
    if (problems.consent) return consentRef.current?.focus();
    if (choice === null) return;
    const chosen: KeptChoice = { subject, choice, consent };
    if (choice === "existing" || issued !== undefined) return goOn(chosen, issued);
    tabStorage.writeJson(KEPT, chosen);
    const ordered = await order.run({ method: choice, return_path: returnPath });
    const given = ordered && (await issueBillingKey(ordered));
    if (given) await take(given, chosen);
  }

  return {
    fields: {
      method,
      choice,
      onChoice: (picked: MethodChoice) => {
        setChoice(picked);
        setIssued(undefined);
        setConsent(false);
        setChecked(false);
      },
      consent,
      onConsent: setConsent,
      problems: checked ? problems : {},
      choiceRef,
      consentRef,
    },
    notice,
    submit,
    pending: working || order.pending || arrived !== null,
  };
}

/** True in a document to which the browser's own back or forward button led. */
function isBackForwardNavigation(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
}
