import type { Ref } from "react";
import type { Screen } from "#domain/request-form/screens.ts";

interface StepTitleProps {
  ref: Ref<HTMLHeadingElement>;
  /** The screen that it stands over; none for the review. */
  screen?: Screen | undefined;
  /** In place of what the screen asks. */
  title?: string;
}

const REVIEW = {
  title: "이대로 보낼까요?",
  help: "보내면 조건이 맞는 고수에게 바로 전해져요. 이름은 성만 보이고, 전화번호는 보이지 않아요.",
};
const CLOSING = {
  title: "마지막으로 알려 주세요",
  help: "다음 화면에서 요청서를 확인하고 보내요.",
};

/** The page's heading: the question itself where a screen asks one thing. */
export function StepTitle({ ref, screen, title }: StepTitleProps) {
  const texts = title === undefined ? textsOf(screen) : { title, help: undefined };
  const isOptional = screen?.questions.length === 1 && screen.questions[0]?.required === false;
  return (
    <div className="mt-7 mb-6 lg:mt-12 lg:mb-8">
      <h1
        ref={ref}
        tabIndex={-1}
        className="text-[1.75rem] leading-[1.3] font-bold tracking-[-0.035em] text-balance outline-none lg:text-4xl"
      >
        {texts.title}
        {isOptional && (
          <span className="ml-2 text-base font-normal tracking-normal text-muted">(선택)</span>
        )}
      </h1>
      {texts.help && <p className="mt-2.5 text-muted">{texts.help}</p>}
    </div>
  );
}

function textsOf(screen: Screen | undefined): { title: string; help?: string | undefined } {
  if (!screen) return REVIEW;
  const [first, ...others] = screen.questions;
  return first && others.every(({ kind }) => kind === "time")
    ? { title: first.label, help: first.help }
    : CLOSING;
}
