import type { UseFormReturn } from "react-hook-form";
import { TextLink } from "#ui/action/text-link.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { rules } from "#web/platform/form/rules.ts";
import { consents } from "./consents.ts";
import type { SignupValues } from "./signup-values.ts";

/** Each consent by itself, none ticked beforehand, the required ones told apart from the optional. */
export function ConsentFields({ form }: { form: UseFormReturn<SignupValues> }) {
  const wantsNews = form.watch("consents.marketing");
  const errors = form.formState.errors.consents;
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-1 font-semibold">약관 동의</legend>
      <AllRequired form={form} />
      {consents.map((consent) => (
        <Checkbox
          key={consent.name}
          label={
            <>
              {consent.label}{" "}
              <span className="text-muted">{consent.rule ? "(필수)" : "(선택)"}</span>
            </>
          }
          hint={consent.hint}
          error={errors?.[consent.name]?.message}
          disabled={consent.name === "marketing_night" && !wantsNews}
          aside={
            consent.text && (
              <TextLink
                placement="alone"
                external
                className="-mr-2 shrink-0 text-sm"
                href={consent.text}
                aria-label={`${consent.label} 내용 보기 (새 창)`}
              >
                내용 보기
              </TextLink>
            )
          }
          {...form.register(
            `consents.${consent.name}`,
            consent.rule ? rules(consent.rule) : undefined,
          )}
        />
      ))}
    </fieldset>
  );
}

const required = consents.filter(({ rule }) => rule !== undefined).map(({ name }) => name);

/** One press for what must be agreed to; what may be is never among it. */
function AllRequired({ form }: { form: UseFormReturn<SignupValues> }) {
  const given = form.watch("consents");
  const count = required.filter((name) => given[name]).length;
  return (
    <Checkbox
      label={<b className="font-semibold">필수 항목에 모두 동의할게요</b>}
      className="border-b border-line"
      checked={count === required.length}
      indeterminate={count > 0 && count < required.length}
      onChange={(event) => {
        for (const name of required) {
          form.setValue(`consents.${name}`, event.target.checked, {
            shouldValidate: form.formState.isSubmitted,
          });
        }
      }}
    />
  );
}
