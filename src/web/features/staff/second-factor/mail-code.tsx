import { useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { formatTime } from "#web/platform/format/format.ts";

/** Asks for a code by mail, where that is allowed. */
export function MailCode({ onSent }: { onSent: () => void }) {
  const [expiresAt, setExpiresAt] = useState<string | null>(null);
  const mail = useEndpointMutation("staff.secondFactor.mail", {
    onSuccess: ({ expires_at }) => {
      setExpiresAt(expires_at);
      onSent();
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <Button block variant="secondary" pending={mail.pending} onClick={() => mail.run({})}>
        {expiresAt === null ? "메일로 코드 받기" : "메일로 코드 다시 받기"}
      </Button>
      {expiresAt !== null && (
        <Notice tone="success" live="polite">
          인증번호를 메일로 보냈어요. {formatTime(expiresAt)}까지 쓸 수 있어요.
        </Notice>
      )}
    </div>
  );
}
