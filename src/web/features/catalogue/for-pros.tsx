import { Link } from "@tanstack/react-router";
import { ButtonLink } from "#ui/button.tsx";

/** What the house offers to pros, and the way in. */
export function ForPros() {
  return (
    <section
      aria-labelledby="for-pros"
      className="flex flex-col gap-6 rounded-xl bg-accent-soft px-6 py-8 md:flex-row md:items-center md:justify-between md:px-10 md:py-10"
    >
      <div className="max-w-140">
        <h2 id="for-pros" className="text-xl text-accent-ink md:text-2xl">
          고수로 일하고 계신가요?
        </h2>
        <p className="mt-2">
          내 서비스와 지역에 맞는 요청만 받아요. 견적에 쓴 크레딧은 고객이 읽었을 때만 빠지고,
          48시간 동안 읽지 않으면 저절로 돌아와요.
        </p>
      </div>
      <ButtonLink size="lg" className="shrink-0" render={<Link to="/pro/apply" />}>
        고수로 시작하기
      </ButtonLink>
    </section>
  );
}
