import { useSuspenseQuery } from "@tanstack/react-query";
import type { Output } from "#contract/registry.ts";
import { PASSKEYS_MAX } from "#domain/account/passkey.ts";
import { Button } from "#ui/action/button.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { Card } from "#ui/layout/card.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";

type Passkey = Output<"users.me.passkeys">["items"][number];

/** A person's passkeys, each with a way to be rid of it. */
export function PasskeyList({ onAdd }: { onAdd: () => void }) {
  const { data } = useSuspenseQuery(endpointQuery("users.me.passkeys"));
  return (
    <>
      {data.items.length > 0 && (
        <Card padding="none" className="mb-4">
          <ul className="divide-y divide-line">
            {data.items.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        </Card>
      )}
      {data.items.length < PASSKEYS_MAX && (
        <Button variant="secondary" onClick={onAdd}>
          패스키 추가
        </Button>
      )}
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id: passkeyId, name, created_at: madeAt, last_used_at: usedAt } = passkey;
  const confirm = useConfirm();
  const remove = useEndpointMutation("users.me.passkeys.remove");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-muted">
          {usedAt ? "마지막 사용" : "추가한 때"} <RelativeTime at={usedAt ?? madeAt} />
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${name} 패스키 삭제`}
        onClick={async () => {
          const title = `‘${name}’ 패스키를 삭제할까요?`;
          const description =
            "이 패스키로는 더 로그인할 수 없어요. 기기에 저장된 것은 기기 설정에서 따로 지워 주세요.";
          if (await confirm({ title, description, danger: true })) await remove.run({ passkeyId });
        }}
      >
        삭제
      </Button>
    </li>
  );
}
