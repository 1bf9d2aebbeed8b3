import { useEffect, useRef } from "react";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { formatDay, formatTime } from "#web/platform/format/format.ts";

interface SentLinkProps {
  sent: Output<"pro.testimonial.invite">;
  onDone: () => void;
}

/** The link that was just sent. It is nowhere else: whoever wants to copy it does so now. */
export function SentLink({ sent, onDone }: SentLinkProps) {
  const { invitation, link, sends_at } = sent;
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const waits = sends_at !== invitation.created_at;
  // It stands above the form that was just sent, out of sight on a phone.
  useEffect(() => field.current?.scrollIntoView({ block: "center" }), []);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: "success", message: "링크를 복사했어요." });
    } catch {
      toast({ message: "복사하지 못했어요. 선택된 링크를 직접 복사해 주세요." });
    }
  }

  return (
    <div className="mb-6 flex flex-col gap-3 border-b border-line pb-6">
      <Notice tone="success" live="polite" title={`${invitation.client_name}님을 초대했어요`}>
        {waits
          ? `문자는 ${formatDay(sends_at)} ${formatTime(sends_at)}에 가요.`
          : `${invitation.contact === null ? "" : `${invitation.contact}에 `}링크를 보냈어요.`}{" "}
        링크는 여기에서 한 번만 보여 드려요. 고객 대신 열면 추천을 남길 수 없어요.
      </Notice>
      <TextField label="추천 링크" readOnly value={link} ref={field} />
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" onClick={onDone}>
          닫기
        </Button>
        <Button variant="secondary" onClick={copy}>
          링크 복사
        </Button>
      </div>
    </div>
  );
}
