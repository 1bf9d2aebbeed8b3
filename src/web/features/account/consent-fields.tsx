import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { consents, type Consent } from "./consent-texts.ts";
import type { SignupValues } from "./signup-values.ts";

/** Each consent by itself, none ticked beforehand, the required ones told apart from the optional. */
export function ConsentFields({ form }: { form: UseFormReturn<SignupValues> }) {
  const [reading, setReading] = useState<Consent | null>(null);
  const [open, setOpen] = useState(false);
  const wantsNews = form.watch("consents.marketing");
  const errors = form.formState.errors.consents;
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-1 font-semibold">약관 동의</legend>
      {consents.map((consent) => (
        <Checkbox
          key={consent.name}
          label={
            <>
              {consent.label}{" "}
              <span className="text-muted">{consent.required ? "(필수)" : "(선택)"}</span>
            </>
          }
          hint={consent.hint}
          error={errors?.[consent.name]?.message}
          disabled={consent.name === "marketing_night" && !wantsNews}
          aside={
            consent.text && (
              <Button
                variant="quiet"
                size="sm"
                className="-mr-3 shrink-0"
                aria-label={`${consent.label} 내용 보기`}
                onClick={() => {
                  setReading(consent);
                  setOpen(true);
                }}
              >
                내용 보기
              </Button>
            )
          }
          {...form.register(`consents.${consent.name}`, {
            validate: (agreed) => !consent.required || agreed || "가입하려면 동의가 필요해요.",
          })}
        />
      ))}
      <Sheet open={open} onOpenChange={setOpen} title={reading?.label ?? ""}>
        <div className="flex flex-col gap-3">
          {reading?.text?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Sheet>
    </fieldset>
  );
}
