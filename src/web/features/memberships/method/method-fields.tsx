import CreditCard from "lucide-react/icons/credit-card";
import Smartphone from "lucide-react/icons/smartphone";
import Wallet from "lucide-react/icons/wallet";
import type { Ref } from "react";
import { METHOD_NAMES } from "#domain/payment/refund-method.ts";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { ChoiceCards, type ChoiceOption } from "#ui/form/choice-cards.tsx";
import { needsConsent, type MethodChoice } from "./method-choice.ts";

const newMethods = (known: "card" | "phone" | undefined): ChoiceOption[] => [
  {
    value: "card",
    label: known === "card" ? `다른 ${METHOD_NAMES.card}` : METHOD_NAMES.card,
    description: "다음 화면에서 카드를 등록해요.",
    icon: <CreditCard size={22} />,
  },
  {
    value: "phone",
    label: known === "phone" ? `다른 ${METHOD_NAMES.phone}` : METHOD_NAMES.phone,
    description: "다음 화면에서 휴대폰을 확인해요. 금액은 휴대폰 요금에 합쳐져요.",
    icon: <Smartphone size={22} />,
  },
];

interface MethodFieldsProps {
  label: string;
  /** The account's own method, when it is to be offered. */
  method: MembershipOverview["method"];
  choice: MethodChoice | null;
  onChoice: (choice: MethodChoice) => void;
  consent: boolean;
  onConsent: (consent: boolean) => void;
  /** What a phone payer agrees to, with the amount and the day. */
  consentText: string;
  problems: { choice?: string; consent?: string };
  choiceRef: Ref<HTMLInputElement>;
  consentRef: Ref<HTMLInputElement>;
}

/** How to pay. Nothing is chosen beforehand, and the consent to a phone bill is never ticked. */
export function MethodFields(props: MethodFieldsProps) {
  const { method, choice, problems } = props;
  const options = [...(method ? [existing(method)] : []), ...newMethods(method?.type)];
  return (
    <div className="flex flex-col gap-4">
      <ChoiceCards
        label={props.label}
        labelHidden
        required
        name="method"
        options={options}
        value={choice}
        onChange={(value) => props.onChoice(value as MethodChoice)}
        error={problems.choice}
        ref={props.choiceRef}
      />
      {needsConsent(choice, method) && (
        <Checkbox
          label={`${props.consentText} (필수)`}
          hint="휴대폰 결제는 결제한 그달에만 결제 취소로 환불되고, 달이 바뀌면 계좌로 환불해 드려요."
          checked={props.consent}
          onChange={(event) => props.onConsent(event.currentTarget.checked)}
          error={problems.consent}
          ref={props.consentRef}
        />
      )}
    </div>
  );
}

function existing({ name, type, usable }: NonNullable<MembershipOverview["method"]>): ChoiceOption {
  return {
    value: "existing",
    label: name,
    description: usable
      ? "등록해 둔 결제 수단이에요."
      : "지금은 쓸 수 없어요. 다른 수단을 골라 주세요.",
    icon: type === "card" ? <Wallet size={22} /> : <Smartphone size={22} />,
    disabled: !usable,
  };
}
