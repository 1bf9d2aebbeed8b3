import type { UseFormRegisterReturn } from "react-hook-form";
import { BANK_CODES, BANKS } from "#domain/payment/bank.ts";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";

const banks = BANK_CODES.map((code) => ({ value: code, label: BANKS[code] }));

type Name = "bank" | "account_number" | "holder";

interface BankAccountFieldsProps {
  /** What `form.register` gives for each. */
  fields: Record<Name, UseFormRegisterReturn>;
  errors: Partial<Record<Name, { message?: string | undefined }>>;
}

/** Where money that goes back is to be sent. */
export function BankAccountFields({ fields, errors }: BankAccountFieldsProps) {
  return (
    <>
      <Select
        label="은행"
        placeholder="은행을 골라 주세요"
        options={banks}
        error={errors.bank?.message}
        {...fields.bank}
      />
      <TextField
        label="계좌번호"
        inputMode="numeric"
        autoComplete="off"
        hint="하이픈은 없어도 돼요. 암호화해서 보관하고 송금에만 써요."
        error={errors.account_number?.message}
        {...fields.account_number}
      />
      <TextField
        label="예금주"
        hint="통장에 적힌 이름 그대로 적어 주세요."
        autoComplete="name"
        error={errors.holder?.message}
        {...fields.holder}
      />
    </>
  );
}
