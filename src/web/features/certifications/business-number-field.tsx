import Check from "lucide-react/icons/check";
import type { ComponentProps } from "react";
import { businessNumberProblem } from "#domain/certification/business-number.ts";
import { businessNumber } from "#domain/certification/certification-rules.ts";
import { TextField } from "#ui/form/text-field.tsx";

type BusinessNumberFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "error"> & {
  raw: string;
  error: string | undefined;
};

/** A business number that is checked as soon as ten digits stand there. */
export function BusinessNumberField({ raw, error, ...rest }: BusinessNumberFieldProps) {
  const problem = businessNumberProblem(raw);
  const wrong = problem === "check_digit" ? (businessNumber(raw) ?? undefined) : undefined;
  const shown = wrong ?? (problem === null ? undefined : error);
  return (
    <TextField
      label="사업자등록번호"
      inputMode="numeric"
      autoComplete="off"
      placeholder="123-45-67891"
      maxLength={14}
      hint={problem === null ? "번호 확인이 끝났어요." : "열 자리예요. 하이픈은 없어도 돼요."}
      suffix={problem === null && <Check size={20} className="text-success" aria-hidden />}
      {...(shown === undefined ? {} : { error: shown })}
      {...rest}
    />
  );
}
