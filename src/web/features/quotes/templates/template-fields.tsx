import { QUOTE_UNIT_LABELS, QUOTE_UNITS } from "#domain/quote/quote.ts";
import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { MESSAGE_PLACEHOLDERS, unknownPlaceholders } from "#domain/quote-template/fill-message.ts";
import { TEMPLATE_LIMITS } from "#domain/quote-template/template.ts";
import { josa } from "#domain/text/josa.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { QuoteLinesFields } from "../composer/quote-lines-fields.tsx";
import { QuoteMoney } from "../composer/quote-money.tsx";
import type { TemplateValues } from "./template-values.ts";

const unitOptions = QUOTE_UNITS.map((value) => ({
  value,
  label: QUOTE_UNIT_LABELS[value],
}));

interface TemplateFieldsProps {
  services: readonly { slug: string; name: string }[];
}

/** What a template says: its name, what it is for, the lines of the quote and the words that go with it. */
export function TemplateFields({ services }: TemplateFieldsProps) {
  const { control, register, formState } = useFormContext<TemplateValues>();
  const { errors } = formState;
  const standardLines = useStandardLines(useWatch({ control, name: "service" }));
  return (
    <>
      <Section title="템플릿">
        <div className="flex flex-col gap-5">
          <TextField
            label="템플릿 이름"
            hint="나만 보는 이름이에요."
            placeholder="예: 24평 입주청소 기본"
            limit={TEMPLATE_LIMITS.nameMax}
            error={errors.name?.message}
            {...register("name")}
          />
          <Select
            label="서비스"
            hint="고른 서비스의 요청에서 먼저 보이고, 그 서비스에 자주 적는 항목을 골라 넣을 수 있어요."
            className="sm:max-w-80"
            options={[
              { value: "", label: "모든 서비스" },
              ...services.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            error={errors.service?.message}
            {...register("service")}
          />
        </div>
      </Section>
      <Section title="금액">
        <div className="flex flex-col gap-5">
          <Select
            label="견적 단위"
            className="sm:max-w-60"
            options={unitOptions}
            {...register("unit")}
          />
          <QuoteLinesFields standardLines={standardLines} />
          <QuoteMoney />
        </div>
      </Section>
      <Section title="조건과 글">
        <div className="flex flex-col gap-5">
          <Controller
            control={control}
            name="valid_days"
            render={({ field }) => (
              <NumberField
                {...field}
                label="견적 유효 기간"
                hint="견적을 보내는 날부터 세어요."
                unit="일"
                className="sm:max-w-60"
                error={errors.valid_days?.message}
              />
            )}
          />
          <TextArea
            label="고객에게 보낼 글"
            optional
            hint={`${MESSAGE_PLACEHOLDERS.join(", ")}을 적으면 견적을 쓸 때 요청에 맞게 바뀌어요.`}
            rows={6}
            limit={QUOTE_LIMITS.messageMax}
            error={errors.message?.message}
            {...register("message")}
          />
          <UnknownPlaceholders />
        </div>
      </Section>
    </>
  );
}

/** So many words in braces are named one by one. */
const MOST_NAMED = 3;

/** A word in braces that nothing takes the place of would reach the customer as it is. */
function UnknownPlaceholders() {
  const { control } = useFormContext<TemplateValues>();
  const unknown = unknownPlaceholders(useWatch({ control, name: "message" }));
  const named = unknown.slice(0, MOST_NAMED).join(", ");
  const others = unknown.length - MOST_NAMED;
  return (
    // There before it says anything: readers tell of what changes in it.
    <div role="status" className="empty:-mt-5">
      {unknown.length > 0 && (
        <Notice tone="warning">
          {josa(others > 0 ? `${named} 외 ${others}개` : named, "은")} 요청에 맞게 바뀌지 않고 적은
          그대로 고객에게 보여요.
        </Notice>
      )}
    </div>
  );
}

/** What most quotes for the chosen service have; nothing while the template is for any service. */
function useStandardLines(service: string) {
  const lines = useQuery({
    ...endpointQuery("services.standardLines", { slug: service }),
    enabled: service !== "",
  });
  return lines.data?.items;
}
