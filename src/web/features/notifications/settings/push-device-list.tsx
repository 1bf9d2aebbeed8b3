import { useSuspenseQuery } from "@tanstack/react-query";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { Card } from "#ui/layout/card.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";

type Device = Output<"users.me.pushDevices">["items"][number];

/** The devices on which a person is told, each with a push to see whether it arrives and a way to end it. */
export function PushDeviceList() {
  const { data } = useSuspenseQuery(endpointQuery("users.me.pushDevices"));
  if (data.items.length === 0) return <p className="text-muted">알림을 받는 기기가 없어요.</p>;
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {data.items.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <DeviceRow device={device} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const toast = useToast();
  const remove = useEndpointMutation("users.me.pushDevices.remove");
  const test = useEndpointMutation("users.me.pushDevices.test", {
    onSuccess: ({ outcome }) => {
      const sent = outcome === "sent";
      toast({ tone: sent ? "success" : "danger", message: sent ? SENT : NOT_SENT });
    },
  });
  const { id: deviceId, name } = device;
  return (
    <>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.current && <Badge tone="accent">지금 이 기기</Badge>}
        </p>
        <p className="text-sm text-muted">
          {device.last_used_at ? (
            <>
              마지막 알림 <RelativeTime at={device.last_used_at} />
            </>
          ) : (
            "아직 보낸 알림이 없어요"
          )}
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`${name}에 시험 알림 보내기`}
        onClick={() => test.run({ deviceId })}
      >
        시험 알림
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${name} 삭제`}
        onClick={() => remove.run({ deviceId })}
      >
        삭제
      </Button>
    </>
  );
}

const SENT = "시험 알림을 보냈어요.";
const NOT_SENT = "그 기기로 보내지 못했어요. 기기에서 알림을 다시 켜 주세요.";
