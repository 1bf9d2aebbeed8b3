import { shownLines } from "#domain/text/one-line.ts";
import { TAKE_BACK_MS, TESTIMONIAL_LIMITS } from "#domain/testimonial/testimonial-limits.ts";
import { daysText } from "#domain/calendar/duration-text.ts";
import { Controller, useForm } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { RELATION_LABELS, RELATIONS, type Relation } from "#domain/testimonial/relation.ts";
import { testimonialAuthor, testimonialBody } from "#domain/testimonial/testimonial-rules.ts";
import { WORKED_ON_YEARS, workedOnProblem } from "#domain/testimonial/worked-on.ts";
import { Button } from "#ui/action/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { MonthField } from "#ui/date/month-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface LinkFormProps {
  token: string;
  opened: Output<"pro.testimonial.open">;
}

interface Values {
  author_name: string;
  relation: string;
  worked_on: string;
  body: string;
  consent: boolean;
}

const options = RELATIONS.map((value) => ({ value, label: RELATION_LABELS[value] }));

/** Who the client is, what was done when, their words, and that these may be shown. */
export function LinkForm({ token, opened }: LinkFormProps) {
  const today = seoulDay(useNow());
  const form = useForm<Values>({
    defaultValues: { author_name: "", relation: "", worked_on: "", body: "", consent: false },
  });
  const { errors } = form.formState;
  const kept = useKeptForm(form, `testimonial-${opened.pro.id}`);
  const write = useEndpointMutation("pro.testimonial.write", {
    onSuccess: kept.forget,
    onFailure: (failure) => showFormFailure(form, failure),
  });
  const send = (values: Values) =>
    write.run({ ...values, relation: values.relation as Relation, consent: true, token });
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={form.handleSubmit(send)}>
      {opened.message && <Message from={opened.pro.display_name}>{opened.message}</Message>}
      <FormNotice message={errors.root?.server?.message} />
      <TextField
        label="이름이나 별칭"
        hint="공개 페이지에 이대로 보여요. 성이나 별칭만 적어도 돼요."
        autoComplete="nickname"
        maxLength={60}
        error={errors.author_name?.message}
        {...form.register("author_name", rules(testimonialAuthor))}
      />
      <Controller
        control={form.control}
        name="relation"
        rules={{ required: "관계를 골라 주세요." }}
        render={({ field }) => (
          <ChoiceCards
            label="고수와 어떤 사이였나요?"
            columns={2}
            options={options}
            required
            error={errors.relation?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name="worked_on"
        rules={{ validate: (month) => workedOnProblem(month, today) ?? true }}
        render={({ field }) => (
          <MonthField
            label="함께한 때"
            yearLabel="함께한 해"
            monthLabel="함께한 달"
            today={today}
            years={WORKED_ON_YEARS}
            error={errors.worked_on?.message}
            {...field}
          />
        )}
      />
      <TextArea
        label="추천 글"
        hint={`무엇을 맡겼고 어떤 점이 좋았는지 적어 주세요. ${TESTIMONIAL_LIMITS.body.min}자부터 쓸 수 있어요.`}
        rows={6}
        limit={TESTIMONIAL_LIMITS.body.max}
        kept={shownLines}
        error={errors.body?.message}
        {...form.register("body", rules(testimonialBody))}
      />
      <Checkbox
        label="이름과 추천 글을 고수의 공개 페이지에 보이는 데 동의해요"
        hint={`쓴 뒤 ${daysText(TAKE_BACK_MS)} 동안은 같은 링크에서 삭제할 수 있어요. 삭제하면 글과 이름을 지워요.`}
        error={errors.consent?.message}
        {...form.register("consent", { required: "공개에 동의해야 추천을 남길 수 있어요." })}
      />
      <Button type="submit" size="lg" block pending={write.pending}>
        추천 남기기
      </Button>
    </form>
  );
}

function Message({ from, children }: { from: string; children: string }) {
  return (
    <figure className="rounded-lg bg-sunken px-5 py-4">
      <blockquote className="break-words whitespace-pre-line">{children}</blockquote>
      <figcaption className="mt-2 text-sm text-muted">{from} 고수의 부탁</figcaption>
    </figure>
  );
}
