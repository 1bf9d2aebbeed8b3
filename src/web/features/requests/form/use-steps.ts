import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Answers, RequestForm } from "#domain/request-form/question.ts";
import { formScreens } from "#domain/request-form/screens.ts";
import { areCallTimesInOrder, CALL_TIMES_TURNED } from "#domain/request/request-rules.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { useStepBack } from "#web/platform/navigation/use-step-back.ts";
import { beginVisit } from "./draft/draft-visit.ts";
import { answersOf, CONTACT_ID, type RequestDraft } from "./draft/request-draft.ts";
import type { PublishFailure } from "./publish-failure.ts";
import {
  firstProblem,
  REVIEW_STEP,
  stepAfter,
  stepIds,
  stepOfQuestion,
  stepToShow,
  type Judge,
  type Problem,
} from "./steps.ts";
import type { useRequestDraft } from "./draft/use-request-draft.ts";

interface StepsOptions extends Pick<
  ReturnType<typeof useRequestDraft>,
  "draft" | "ready" | "change"
> {
  form: RequestForm;
  judge: Judge;
  /** The form's element: what is wrong in it takes the focus. */
  element: RefObject<HTMLElement | null>;
}

/** All that is answered to one question. */
function givenTo(question: string, draft: RequestDraft): string {
  const times = question === CONTACT_ID ? [draft.callFrom, draft.callTo] : [];
  return JSON.stringify([answersOf(draft)[question], ...times]);
}

/** Which step of the form is shown, what is wrong with it, and the ways from it. The address has the step. */
export function useSteps({ form, judge, draft, ready, change, element }: StepsOptions) {
  const search = useSearch({ from: "/request/$slug" });
  const navigate = useNavigate({ from: "/request/$slug" });
  const stepBack = useStepBack();
  const [problem, setProblem] = useState<(Problem & { step: string; given: string }) | null>(null);
  const [refusal, setRefusal] = useState<PublishFailure | null>(null);
  // While the request is sent its photos become those of the account: a refusal is of the draft as it is by then.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

  const answers = answersOf(draft);
  const ids = stepIds(form, answers);
  const step = ready ? stepToShow(form, answers, search.step, judge) : (ids[0] ?? REVIEW_STEP);
  const index = ids.indexOf(step);
  const screen = formScreens(form, answers).find(({ id }) => id === step);
  // Somebody who is led here from the review, or by a copy whose day is over, reads why.
  const wrong = screen && draft.reviewed !== null ? firstProblem(screen, answers, judge) : null;
  const noLonger = wrong && wrong.question in draft.answers ? wrong : null;

  // It was said of another answer than is there now.
  const stands = problem?.step === step && problem.given === givenTo(problem.question, draft);

  function goTo(next: string) {
    setRefusal(null);
    void navigate({
      search: (before) => ({ ...before, step: next }),
      state: (before) => ({
        ...before,
        stepBefore: step,
        stepsBehind: (before.stepsBehind ?? 0) + 1,
      }),
    });
  }

  function callTimesProblem({ callFrom, callTo }: RequestDraft): Problem | null {
    const isAsked = screen?.questions.some(({ id }) => id === CONTACT_ID);
    return isAsked && answers[CONTACT_ID] === "calls" && !areCallTimesInOrder(callFrom, callTo)
      ? { question: CONTACT_ID, message: CALL_TIMES_TURNED }
      : null;
  }

  /** What the server would refuse at the end; without the code for it, it is said there. */
  async function contactProblem(given: Answers): Promise<Problem | null> {
    const texts = screen?.questions.filter(({ id, kind }) => kind === "text" && given[id]) ?? [];
    if (texts.length === 0) return null;
    const faults = await import("#domain/request-form/contact-faults.ts").then(
      ({ contactFaults }) => contactFaults(form, given),
      (): Record<string, string[]> => ({}),
    );
    for (const { id } of texts) {
      const message = faults[id]?.[0];
      if (message !== undefined) return { question: id, message };
    }
    return null;
  }

  /** Leaves the screen for the next one. `from` is the draft, with what was answered just now. */
  async function goOn(from: RequestDraft) {
    if (!screen) return;
    const given = answersOf(from);
    const found =
      firstProblem(screen, given, judge) ?? callTimesProblem(from) ?? (await contactProblem(given));
    setProblem(found && { ...found, step, given: givenTo(found.question, from) });
    if (found !== null) {
      focusFirstInvalid(element.current);
      return;
    }
    beginVisit(form.service);
    const { reviewed } = from;
    const next = stepAfter(form, given, step, { ...judge, reviewed });
    if (reviewed !== null) {
      const passed = screen.questions.map(({ id }) => id);
      const seen = next === REVIEW_STEP ? null : [...reviewed, ...passed];
      change((before) => ({ ...before, reviewed: seen }));
    }
    goTo(next);
  }

  /** Changes one answer from the review, and comes back to it. */
  function edit(question: string) {
    const seen = formScreens(form, answers).flatMap(({ questions }) => questions);
    change((before) => ({ ...before, reviewed: seen.map(({ id }) => id) }));
    goTo(stepOfQuestion(form, answers, question) ?? step);
  }

  function goBack() {
    const mayReview = stepToShow(form, answers, REVIEW_STEP, judge) === REVIEW_STEP;
    const isFromReview = draft.reviewed !== null && mayReview;
    const before = isFromReview ? REVIEW_STEP : (ids[index - 1] ?? step);
    stepBack(before, () =>
      navigate({
        search: (current) => ({ ...current, step: before }),
        // As many steps lie behind it as behind the one that it takes the place of.
        state: ({ stepsBehind }) => (stepsBehind === undefined ? {} : { stepsBehind }),
        replace: true,
      }),
    );
  }

  /** Shows why the request was not taken, at the question that it is about. */
  function refuse(failure: PublishFailure) {
    const { question, message } = failure;
    const where = question === null ? null : stepOfQuestion(form, answers, question);
    if (question === null || where === null) return setRefusal(failure);
    setProblem({ step: where, question, message, given: givenTo(question, latest.current) });
    goTo(where);
  }

  return {
    step,
    screen,
    place: { step: index + 1, steps: ids.length },
    problem: stands ? problem : noLonger,
    refusal,
    goTo,
    goOn,
    goBack,
    edit,
    refuse,
  };
}
