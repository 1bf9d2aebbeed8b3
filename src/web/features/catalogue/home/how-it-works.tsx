import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Section } from "#ui/layout/section.tsx";
import { paperClass } from "#ui/paper/paper.tsx";
import { Seal } from "#ui/seal/seal.tsx";

const steps: { title: string; text: string; promise: string; drawing: ReactNode }[] = [
  {
    title: "한 번만 알려 주세요",
    text: "서비스에 맞는 질문 몇 가지에 답하면 요청서가 돼요.",
    promise: "전화번호는 고용한 고수에게만 보여요",
    drawing: <RequestDrawing />,
  },
  {
    title: "한 줄씩 비교하세요",
    text: "포함·별도·불포함을 나눠 적은 견적서를 다섯 장까지 나란히 놓고 봐요.",
    promise: "별도가 생겨도 넘지 않을 금액이 적혀 있어요",
    drawing: <QuotesDrawing />,
  },
  {
    title: "고르고 맡기세요",
    text: "고용하면 그 금액으로 약속돼요. 끝나면 고용한 사람만 후기를 쓸 수 있어요.",
    promise: "바꾸려면 두 사람이 모두 동의해야 해요",
    drawing: <AgreementDrawing />,
  },
];

/** The way from a request to a review in three steps, each with what it can be counted on for. */
export function HowItWorks() {
  return (
    <Section title="이렇게 진행돼요">
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step.title} className="max-md:flex max-md:gap-4">
            <div
              aria-hidden
              className="relative flex shrink-0 items-end justify-center overflow-hidden rounded-lg bg-sunken max-md:size-24 md:h-48"
            >
              <div className="max-md:w-16 max-md:origin-bottom max-md:scale-50">{step.drawing}</div>
            </div>
            <div className="min-w-0 md:mt-4">
              <h3 className="text-lg">{step.title}</h3>
              <p className="mt-1 text-muted">{step.text}</p>
              <p className="mt-2 flex items-start gap-1.5 text-sm font-semibold text-accent-ink">
                <Check size={16} strokeWidth={2.5} aria-hidden className="mt-0.5 shrink-0" />
                {step.promise}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const sheet = "h-36 w-32 rounded-b-none p-4";
const bar = "h-1.5 rounded-full";

function RequestDrawing() {
  return (
    <div className={`${paperClass("request")} ${sheet}`}>
      <div className={`${bar} w-14 bg-ink`} />
      {["bg-line", "bg-accent", "bg-line"].map((look, index) => (
        <div
          key={index}
          className={`mt-2.5 flex h-5 items-center rounded-[4px] border px-2 ${look === "bg-accent" ? "border-accent bg-accent-soft" : "border-line"}`}
        >
          <div className={`${bar} w-12 ${look}`} />
        </div>
      ))}
    </div>
  );
}

function QuotesDrawing() {
  return (
    <div className="relative">
      <div className={`${paperClass()} ${sheet} absolute! -left-10 -rotate-6`} />
      <div className={`${paperClass()} ${sheet} absolute! left-10 rotate-6`} />
      <div className={`${paperClass()} ${sheet}`}>
        <Lines />
      </div>
    </div>
  );
}

function AgreementDrawing() {
  return (
    <div className={`${paperClass()} ${sheet}`}>
      <Lines />
      <div className="absolute bottom-2 left-3 flex gap-0.5">
        <Seal name="맑은손청소" pixels={42} ink="binds" stamped />
        <Seal name="김하늘" pixels={42} ink="binds" stamped className="rotate-3" />
      </div>
    </div>
  );
}

function Lines() {
  return (
    <>
      <div className={`${bar} w-14 bg-ink`} />
      {[0, 1, 2].map((line) => (
        <div key={line} className="mt-3 flex justify-between">
          <div className={`${bar} w-12 bg-line`} />
          <div className={`${bar} w-5 bg-line-strong`} />
        </div>
      ))}
    </>
  );
}
