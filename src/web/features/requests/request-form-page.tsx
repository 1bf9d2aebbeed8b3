import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { Output } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import type { RuleCatalogue } from "#domain/validation/rule-catalogue.ts";
import { Button } from "#ui/action/button.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useNow } from "#web/platform/page/clock.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { FormHead } from "./form/form-head.tsx";
import { useRulesOf } from "./form/form-rules.ts";
import { GrowingPaper } from "./form/growing-paper.tsx";
import { fetchLaterParts, keptDraft, lastRequest, reviewStep } from "./form/later-parts.ts";
import { LoginInstead, PublishBar, PublishRefusal } from "./form/publish-bar.tsx";
import { answersOf, EMPTY_DRAFT, isBegun, withAnswer } from "./form/draft/request-draft.ts";
import { StepScreen } from "./form/step-screen.tsx";
import { StepTitle } from "./form/step-title.tsx";
import { firstOpenStep } from "./form/steps.ts";
import { useArrival } from "./form/use-arrival.ts";
import { useEarlierAnswers } from "./form/draft/use-earlier-answers.ts";
import { usePublish } from "./form/use-publish.ts";
import { useSentRequest } from "./form/draft/use-sent-request.ts";
import { useRequestDraft } from "./form/draft/use-request-draft.ts";
import { useSteps } from "./form/use-steps.ts";
import { useWayOut } from "./form/use-way-out.ts";

export function RequestFormPage() {
  const { slug } = useParams({ from: "/request/$slug" });
  const { data } = useSuspenseQuery(endpointQuery("services.form", { slug }));
  const form = { service: slug, version: data.version, questions: data.questions };
  return <RequestSteps data={data} form={form} catalogue={useRulesOf(data.questions)} />;
}

interface RequestStepsProps {
  data: Output<"services.form">;
  form: RequestForm;
  /** The rules that the form's questions name. */
  catalogue: RuleCatalogue;
}

/** One question a screen, from the service's own form; what is answered stays over reload and signing in. */
function RequestSteps({ data, form, catalogue }: RequestStepsProps) {
  const { pro: proId } = useSearch({ from: "/request/$slug" });
  const kept = useRequestDraft(form.service);
  const { draft, change } = kept;
  const today = seoulDay(useNow());
  const judge = { today, catalogue };
  const element = useRef<HTMLFormElement>(null);
  const { uploading, onSending } = useUploading();
  const steps = useSteps({ form, judge, ...kept, element });
  const { screen, place } = steps;
  const earlier = useEarlierAnswers(form, kept);
  const heading = useArrival(earlier.isKept ? "kept" : steps.step, element);
  const publish = usePublish({ form, ...kept, proId, onRefused: steps.refuse });
  useWayOut(form.service, isBegun(draft));
  useSentRequest(form.service, kept);
  const isUnderWay = place.step > 1;
  useEffect(() => {
    if (isUnderWay) fetchLaterParts();
  }, [isUnderWay]);

  if (earlier.isKept) {
    return (
      <PageFrame>
        <FormHead serviceName={data.service.name} proId={proId} />
        <StepTitle ref={heading} title="쓰던 요청서가 있어요" />
        <keptDraft.Part
          form={form}
          draft={draft}
          open={earlier.open}
          onContinue={() => {
            earlier.decide();
            steps.goTo(firstOpenStep(form, answersOf(draft), judge));
          }}
          onRestart={() => {
            earlier.decide();
            change(() => EMPTY_DRAFT);
          }}
        />
      </PageFrame>
    );
  }
  return (
    <div className="flex flex-1 flex-col lg:bg-desk">
      <PageFrame
        className={clsx(
          "flex flex-1 flex-col max-md:pb-0",
          screen &&
            "lg:grid lg:max-w-260 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-16",
        )}
      >
        <form
          ref={element}
          noValidate
          className="flex min-w-0 flex-1 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            if (!uploading) void steps.goOn(draft);
          }}
        >
          <FormHead serviceName={data.service.name} proId={proId} place={place} />
          <StepTitle ref={heading} screen={screen} />
          {place.step === 1 && (earlier.last || earlier.open.length > 0) && (
            <lastRequest.Part
              form={form}
              draft={earlier.last}
              place={earlier.place}
              open={earlier.open}
              onFill={() => {
                const filled = earlier.last ?? EMPTY_DRAFT;
                change(() => filled);
                steps.goTo(firstOpenStep(form, answersOf(filled), judge));
              }}
            />
          )}
          {screen ? (
            <StepScreen
              screen={screen}
              draft={draft}
              today={today}
              problem={steps.problem}
              lastPlace={earlier.place}
              onChange={change}
              onCommit={(id, answer) => void steps.goOn(withAnswer(draft, id, answer))}
              onSending={onSending}
            />
          ) : (
            <reviewStep.Part form={form} draft={draft} onEdit={steps.edit} />
          )}
          <StickyActionBar
            fill
            className="max-md:mt-auto md:mt-8"
            summary={
              <>
                {steps.refusal && <PublishRefusal refusal={steps.refusal} />}
                {!screen && <LoginInstead slug={form.service} />}
              </>
            }
          >
            {place.step > 1 && (
              <Button size="lg" variant="secondary" onClick={steps.goBack}>
                이전
              </Button>
            )}
            {screen ? (
              <Button size="lg" type="submit" pending={uploading}>
                다음
              </Button>
            ) : (
              <PublishBar
                slug={form.service}
                pending={publish.pending}
                onPublish={() => void publish.run()}
              />
            )}
          </StickyActionBar>
        </form>
        {screen && <GrowingPaper form={form} draft={draft} screen={screen} />}
      </PageFrame>
    </div>
  );
}
