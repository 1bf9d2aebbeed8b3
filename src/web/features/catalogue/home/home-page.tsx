import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";

interface HomePageProps {
  /** The large search field. */
  search: ReactNode;
  /** What is asked for most, and how large the market is. */
  market: ReactNode;
  /** What a quote looks like. */
  sample: ReactNode;
  categories: ReactNode;
  /** What comes after the first screen. */
  below: ReactNode;
}

export function HomePage({ search, market, sample, categories, below }: HomePageProps) {
  return (
    <>
      <div className="border-b border-line">
        <PageFrame
          width="wide"
          // The first row is as high as the sample before that is there: what is painted while a page arrives stays.
          className="flex flex-col gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:grid-rows-[minmax(34.625rem,auto)_auto] lg:items-center lg:gap-y-22"
        >
          <div className="min-w-0">
            <h1 className="text-[2.625rem] leading-[1.15] font-extrabold tracking-[-0.045em] md:text-6xl">
              적힌 대로,
              <br />
              적힌 만큼.
            </h1>
            <p className="mt-4 max-w-120 text-muted md:text-lg">
              무엇이 포함이고 무엇이 별도인지 한 줄씩 적은 견적서를 받아 비교하세요. 요청은
              무료예요.
            </p>
            <div className="mt-6 max-w-140">{search}</div>
            {market}
          </div>
          <div className="lg:col-span-2 lg:row-start-2">{categories}</div>
          {/* Last, as on a phone, where it comes after what one came for; nothing in it is reached by keys. */}
          <div className="lg:col-start-2 lg:row-start-1 lg:self-start">{sample}</div>
        </PageFrame>
      </div>
      <PageFrame width="wide" className="below-screen defer-layout flex flex-col gap-12 md:gap-22">
        {below}
      </PageFrame>
    </>
  );
}
