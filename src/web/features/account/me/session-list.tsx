import { useQuery } from "@tanstack/react-query";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { SkeletonGroup, SkeletonRows } from "#ui/feedback/skeleton.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { deviceName } from "#domain/account/device-name.ts";

/** Where the person is signed in, each with a way to sign out there. */
export function SessionList() {
  const sessions = useQuery(endpointQuery("users.me.sessions"));
  const revoke = useEndpointMutation("users.me.sessions.revoke");
  if (sessions.isError) {
    return (
      <ErrorPanel title="기기 목록을 불러오지 못했어요" onRetry={() => void sessions.refetch()} />
    );
  }
  if (!sessions.data) {
    return (
      <SkeletonGroup label="기기 목록을 불러오고 있어요">
        <SkeletonRows rows={2} />
      </SkeletonGroup>
    );
  }
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {sessions.data.items.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium">{deviceName(session.user_agent)}</p>
              <p className="text-sm text-muted">
                마지막 사용 <RelativeTime at={session.last_seen_at} />
                {session.network && (
                  <>
                    {" · "}
                    <span className="inline-block">접속한 곳 {session.network}</span>
                  </>
                )}
              </p>
            </div>
            {session.current ? (
              <Badge tone="accent">지금 이 기기</Badge>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${deviceName(session.user_agent)} 로그아웃`}
                onClick={() => revoke.run({ sessionId: session.id })}
              >
                로그아웃
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
