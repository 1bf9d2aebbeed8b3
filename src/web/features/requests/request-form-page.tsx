import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Output } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { visibleQuestions } from "#domain/request-form/visible-questions.ts";
import { mainRegion } from "#domain/request-form/main-region.ts";
import type { RuleCatalogue } from "#domain/validation/rule-catalogue.ts";
import { areCallTimesInOrder, CALL_TIMES_TURNED } from "#domain/request/request-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { giveReasonForPush } from "#web/platform/push/push-reason.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { ContactHours } from "./form/contact-hours.tsx";
import { PublishBar } from "./form/publish-bar.tsx";
import { publishFailure } from "./form/publish-failure.ts";
import { QuestionField } from "./form/question-field.tsx";
import { CONTACT_ID, contactOf, quoteLimitOf, withAnswer } from "./form/request-draft.ts";
import { ReviewStep } from "./form/review-step.tsx";
import { useRulesOf } from "./form/form-rules.ts";
import { problemWith, REVIEW_STEP, stepAfter, stepIds, stepToShow } from "./form/steps.ts";
import { useRequestDraft } from "./form/use-request-draft.ts";
import { useWayOut } from "./form/use-way-out.ts";

export function RequestFormPage() {
  const { slug } = useParams({ from: "/request/$slug" });
  const { data } = useSuspenseQuery(endpointQuery("services.form", { slug }));
  return <RequestSteps slug={slug} data={data} catalogue={useRulesOf(data.questions)} />;
}

interface RequestStepsProps {
  slug: string;
  data: Output<"services.form">;
  /** The rules that the form's questions name. */
  catalogue: RuleCatalogue;
}

/** One question a screen, from the service's own form; what is answered stays over reload and signing in. */
function RequestSteps({ slug, data, catalogue }: RequestStepsProps) {
  const search = useSearch({ from: "/request/$slug" });
  const navigate = useNavigate({ from: "/request/$slug" });
  const { draft, ready, change, forget } = useRequestDraft(slug);
  const today = seoulDay(useNow());
  const judge = { today, catalogue };
  const toast = useToast();
  const [problem, setProblem] = useState<{ step: string; message: string } | null>(null);
  const [sending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLFormElement>(null);

  const form = { service: slug, version: data.version, questions: data.questions };
  const ids = stepIds(form, draft.answers);
  const step = ready
    ? stepToShow(form, draft.answers, search.step, judge)
    : (ids[0] ?? REVIEW_STEP);
  const index = ids.indexOf(step);
  const question = visibleQuestions(form, draft.answers).find(({ id }) => id === step);
  // Somebody who is led here from the review, or by a copy whose day is over, reads why.
  const noLonger =
    question && draft.reviewed !== null && draft.answers[question.id] !== undefined
      ? (problemWith(question, draft.answers, judge) ?? undefined)
      : undefined;
  const shownProblem = problem?.step === step ? problem.message : noLonger;

  const publish = useEndpointMutation("requests.create", {
    onSuccess: async (made) => {
      forget();
      giveReasonForPush();
      if (search.pro && !made.designated) {
        toast({ message: "지정한 고수는 이 요청을 받을 수 없어요. 맞는 다른 고수에게 전했어요." });
      }
      await navigate({ to: "/requests/$requestId", params: { requestId: made.id } });
    },
    onFailure: (failure) => {
      const { step: where, message } = publishFailure(failure);
      const known = where !== null && ids.includes(where) ? where : REVIEW_STEP;
      setProblem({ step: known, message });
      if (known !== step) goTo(known);
    },
  });

  useWayOut(slug, Object.keys(draft.answers).length > 0);

  // A new question is announced and read from its heading on.
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus();
    lastStep.current = step;
  }, [step]);

  function goTo(next: string) {
    void navigate({ search: (before) => ({ ...before, step: next }) });
  }

  function goOn() {
    if (!question || sending) return;
    const wrong =
      problemWith(question, draft.answers, judge) ??
      (question.id === CONTACT_ID &&
      draft.answers[CONTACT_ID] === "calls" &&
      !areCallTimesInOrder(draft.callFrom, draft.callTo)
        ? CALL_TIMES_TURNED
        : null);
    setProblem(wrong === null ? null : { step, message: wrong });
    if (wrong !== null) {
      focusFirstInvalid(element.current);
      return;
    }
    const { reviewed } = draft;
    const next = stepAfter(form, draft.answers, step, { ...judge, reviewed });
    if (reviewed !== null) {
      const seen = next === REVIEW_STEP ? null : [...reviewed, step];
      change((before) => ({ ...before, reviewed: seen }));
    }
    goTo(next);
  }

  /** Changes one answer from the review, and comes back to it. */
  function edit(questionId: string) {
    change((before) => ({ ...before, reviewed: ids }));
    goTo(questionId);
  }

  function goBack() {
    const mayReview = stepToShow(form, draft.answers, REVIEW_STEP, judge) === REVIEW_STEP;
    goTo(draft.reviewed !== null && mayReview ? REVIEW_STEP : (ids[index - 1] ?? step));
  }

  function send() {
    void publish.run({
      service: slug,
      form_version: data.version,
      answers: draft.answers,
      region_code: mainRegion(form, draft.answers),
      quote_limit: quoteLimitOf(draft.answers),
      contact: contactOf(draft),
      ...(search.pro ? { designated_pro_id: search.pro } : {}),
    });
  }

  return (
    <PageFrame width="narrow" className="flex flex-1 flex-col max-md:pb-0">
      <p className="text-sm text-muted">{data.service.name} 요청하기</p>
      <ProgressBar
        className="mt-3"
        label="요청서 진행"
        value={index + 1}
        max={ids.length}
        valueText={`${ids.length}단계 중 ${index + 1}단계`}
      />
      <form
        ref={element}
        noValidate
        className="mt-8 flex flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {question ? question.label : "이대로 보낼까요?"}
          {question && !question.required && (
            <span className="ml-2 text-base font-normal text-muted">(선택)</span>
          )}
        </h1>
        <p className="mt-2 text-muted">
          {question
            ? question.help
            : "보낸 뒤에는 맞는 고수에게 바로 전해져요. 이름은 성만, 전화번호는 보이지 않아요."}
        </p>
        <div className="mt-6">
          {question ? (
            <QuestionField
              question={question}
              labelHidden
              answer={draft.answers[question.id]}
              onAnswer={(answer) => change((before) => withAnswer(before, question.id, answer))}
              error={shownProblem}
              today={today}
              photos={draft.photos}
              onPhotos={(photos) => change((before) => ({ ...before, photos }))}
              onSending={setSending}
            />
          ) : (
            <ReviewStep form={form} draft={draft} onEdit={edit} />
          )}
          {question?.id === CONTACT_ID && draft.answers[CONTACT_ID] === "calls" && (
            <ContactHours
              draft={draft}
              onChange={(hours) => change((before) => ({ ...before, ...hours }))}
            />
          )}
          {!question && shownProblem && (
            <Notice tone="danger" live="assertive" className="mt-4" title="요청을 보내지 못했어요">
              {shownProblem}
            </Notice>
          )}
        </div>
        <StickyActionBar className="max-md:mt-auto">
          {(index > 0 || (draft.reviewed !== null && shownProblem === undefined)) && (
            <Button size="lg" variant="secondary" onClick={goBack}>
              이전
            </Button>
          )}
          {question ? (
            <Button size="lg" type="submit" pending={sending}>
              다음
            </Button>
          ) : (
            <PublishBar pending={publish.pending} onPublish={send} />
          )}
        </StickyActionBar>
      </form>
    </PageFrame>
  );
}
