import { useSuspenseQuery } from "@tanstack/react-query";
import type { Output } from "#contract/registry.ts";
import { BLOCK_MEANING } from "#domain/message/writing.ts";
import { Button } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";

type Blocked = Output<"users.me.blocks">["items"][number];

/** Whom the person blocked, each with the way back: the talk where it was done may be long gone. */
export function BlockedPeople() {
  const { data } = useSuspenseQuery(endpointQuery("users.me.blocks"));
  if (data.items.length === 0) return null;
  return (
    <Section anchor="blocks" title="차단한 사람" description={BLOCK_MEANING}>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {data.items.map((one) => (
            <BlockedRow key={one.id} blocked={one} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function BlockedRow({ blocked }: { blocked: Blocked }) {
  const { id: blockId, name, photo_url: photo, pro_id: proId } = blocked;
  const toast = useToast();
  const unblock = useEndpointMutation("users.me.blocks.delete", {
    onSuccess: () => toast({ message: `${name}님의 차단을 풀었어요.` }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Avatar name={name} src={photo} size="sm" {...(proId && { sealOf: proId })} />
      <div className="min-w-0 flex-1 basis-24">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-muted">
          <RelativeTime at={blocked.created_at} /> 차단
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`${name} 차단 풀기`}
        pending={unblock.pending}
        onClick={() => void unblock.run({ blockId })}
      >
        차단 풀기
      </Button>
    </li>
  );
}
