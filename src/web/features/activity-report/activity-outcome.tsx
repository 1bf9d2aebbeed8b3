import type { ReportFigures as Figures } from "#contract/endpoints/activity-report.ts";
import { Funnel } from "#ui/chart/funnel.tsx";
import { outcomeText, percentText } from "./activity-labels.ts";

/** What came of the quotes: a sentence, and from sent to hired step by step. */
export function ActivityOutcome({ figures }: { figures: Figures }) {
  const { sent, read_of_sent: read, hired_of_sent: hired } = figures;
  return (
    <section aria-label="보낸 견적의 결과" className="flex flex-col gap-4">
      <h2 className="text-2xl leading-snug font-bold text-balance md:text-3xl">
        {outcomeText(figures)}
      </h2>
      {sent > 0 && (
        <div className="rounded-lg bg-sunken p-3 md:p-4">
          <Funnel
            steps={[
              { key: "sent", label: "보냄", count: sent },
              { key: "read", label: "읽힘", count: read, note: percentText(figures.read_rate) },
              { key: "hired", label: "고용", count: hired, note: percentText(figures.hire_rate) },
            ]}
          />
          <p className="mt-2.5 text-sm text-muted">
            이 기간에 보낸 견적이 지금까지 어떻게 됐는지예요.
          </p>
        </div>
      )}
    </section>
  );
}
