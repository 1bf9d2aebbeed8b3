import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { SECOND_MS } from "#domain/calendar/durations.ts";
import { EXPORT_DAYS, mayAskForExport } from "#domain/withdrawal/export-times.ts";
import type { Output } from "#contract/registry.ts";
import { routeOf } from "#contract/routes.ts";
import { BackLink } from "#ui/action/back-link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { ExportForm } from "./export-form.tsx";

type Export = Output<"users.me.exports">["items"][number];

/** A copy is made within a minute; the page looks again so often until it is there. */
const LOOK_AGAIN_MS = 5 * SECOND_MS;

/** All that is the person's own, as one file. */
export function ExportPage() {
  useSuspenseQuery(endpointQuery("users.me.exports"));
  const { data } = useQuery({
    ...endpointQuery("users.me.exports"),
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.state === "asked") ? LOOK_AGAIN_MS : false,
  });
  const items = data?.items ?? [];
  const [last] = items;
  const mayAsk = mayAskForExport(last ? Date.parse(last.asked_at) : null, useNow());
  return (
    <PageFrame>
      <BackLink onPhones render={<Link to="/me" />}>
        내 정보
      </BackLink>
      <PageHeader
        title="내 정보 받기"
        description="계정과 거래, 메시지, 사진까지 솜씨에 있는 내 정보를 한 파일로 담아 드려요."
      />
      <div className="flex flex-col gap-10">
        {items.length > 0 && (
          <Section
            title="요청한 파일"
            description={`만든 날부터 ${EXPORT_DAYS}일 동안 받을 수 있고, 그 뒤에는 삭제해요.`}
          >
            <ul className="flex flex-col gap-3">
              {items.map((item) => (
                <li key={item.id}>
                  <OneExport item={item} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section
          title="새로 요청하기"
          description={
            mayAsk
              ? "하루에 한 번 요청할 수 있어요."
              : "하루에 한 번 요청할 수 있어요. 오늘은 요청했으니 내일 다시 요청해 주세요."
          }
        >
          {mayAsk && <ExportForm />}
        </Section>
      </div>
    </PageFrame>
  );
}

const STATES: Record<Export["state"], string> = {
  asked: "만들고 있어요. 곧 받을 수 있어요.",
  ready: "받을 수 있어요.",
  destroyed: "기간이 지나 삭제했어요.",
};

function OneExport({ item: { id, state, asked_at, expires_at } }: { item: Export }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-bold">
            <DayAndTime at={asked_at} />
          </p>
          <p className="text-sm text-muted" role="status">
            {STATES[state]}
            {state === "ready" && expires_at && (
              <span className="numeric"> {formatDay(expires_at)}까지</span>
            )}
          </p>
        </div>
        {state === "ready" && (
          <ButtonLink variant="secondary" href={filePath(id)} download>
            파일 받기
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function filePath(exportId: string): string {
  return routeOf("users.me.exports.file").path.replace("{exportId}", exportId);
}
