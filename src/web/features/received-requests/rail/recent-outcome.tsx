import { useSuspenseQuery } from "@tanstack/react-query";
import { hireCost } from "#domain/activity-report/figures.ts";
import { RECENT_DAYS } from "#domain/activity-report/range.ts";
import { daysText } from "#domain/calendar/duration-text.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Funnel } from "#ui/chart/funnel.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { formatAverageCredits, formatWon } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { RailSection } from "./rail-section.tsx";

/** What came of the quotes of the last weeks, and what a hire cost. */
export function RecentOutcome() {
  const { data: recent } = useSuspenseQuery(endpointQuery("pro.report.recent"));
  const cost = hireCost(recent);
  return (
    <RailSection title={`최근 ${daysText(RECENT_DAYS * DAY_MS)}`}>
      <Funnel
        className="mt-2.5 text-sm"
        steps={[
          { key: "sent", label: "보낸 견적", count: recent.sent },
          { key: "read", label: "고객이 읽음", count: recent.read_of_sent },
          { key: "hired", label: "고용됨", count: recent.hired_of_sent },
        ]}
      />
      {cost !== null && (
        <p className="mt-2.5 text-sm text-muted">
          고용 한 번에{" "}
          <b className="numeric text-ink">
            {"won" in cost ? formatWon(cost.won) : formatAverageCredits(cost.credits)}
          </b>
          {"won" in cost ? "어치를" : "을"} 썼어요.
        </p>
      )}
      <TextLink
        placement="alone"
        render={<Link to="/pro/report" search={{ from: recent.from, to: recent.to }} />}
      >
        리포트 보기
      </TextLink>
    </RailSection>
  );
}
