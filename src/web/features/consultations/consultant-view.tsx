import type { Consultant } from "#contract/endpoints/consultations.ts";
import { describeWeek } from "#domain/consultation/week-labels.ts";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { RunningText } from "#ui/text/running-text.tsx";
import { feeText, promiseLabels } from "./consultation-labels.ts";

export type ShownConsultant = Omit<Consultant, "pro_id" | "holidays">;

/** What a pro says about their consultations: also the preview while they write it. */
export function ConsultantView({ consultant }: { consultant: ShownConsultant }) {
  const { headline, fields, career, fee, minutes, weekly_hours, response_promise } = consultant;
  const week = describeWeek(weekly_hours);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-lg font-bold break-words">{headline}</p>
        <ul className="mt-3 flex flex-wrap gap-2" aria-label="상담 분야">
          {fields.map((field) => (
            <li key={field} className="rounded-full bg-sunken px-3 py-1 text-sm">
              {field}
            </li>
          ))}
        </ul>
      </div>
      <DescriptionList
        items={[
          {
            key: "fee",
            term: "상담료",
            detail: (
              <span className="numeric">
                {feeText(fee)} · {minutes}분
              </span>
            ),
          },
          { key: "promise", term: "답변 약속", detail: promiseLabels[response_promise] },
          {
            key: "hours",
            term: "상담 시간",
            detail: (
              <ul>
                {week.map(({ days, hours }) => (
                  <li key={days}>
                    {days} <RunningText>{hours}</RunningText>
                  </li>
                ))}
              </ul>
            ),
          },
          ...(career.length > 0
            ? [{ key: "career", term: "경력", detail: <Career career={career} /> }]
            : []),
        ]}
      />
    </div>
  );
}

function Career({ career }: Pick<ShownConsultant, "career">) {
  return (
    <ul className="flex flex-col gap-1">
      {career.map(({ from_year, to_year, text }, at) => (
        <li key={at} className="break-words">
          {text}{" "}
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">
            {years(from_year, to_year)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function years(from: number, to: number | null): string {
  if (to === null) return `${from}~현재`;
  return from === to ? `${from}` : `${from}~${to}`;
}
