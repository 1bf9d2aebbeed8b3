import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import Zap from "lucide-react/icons/zap";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { QUICK_REPLY_LIMITS, quickReplyText } from "#domain/quick-reply/quick-reply.ts";
import { Button } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { rules } from "#web/platform/form/rules.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

type QuickReply = Output<"users.me.quickReplies">["items"][number];

/** What a pro says again and again: chosen it stands in the field, to be sent or changed. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<QuickReply | null>(null);
  const kept = useQuery({ ...endpointQuery("users.me.quickReplies"), enabled: open });
  const replies = kept.data?.items ?? [];
  return (
    <>
      <IconButton
        label="빠른 답변"
        icon={<Zap size={22} />}
        className="mb-0.5"
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setEdited(null);
        }}
        title="빠른 답변"
        description="고르면 메시지 칸에 들어가요. 보내기 전에 수정할 수 있어요."
      >
        <div className="flex flex-col gap-5">
          {kept.isLoading && <Spinner />}
          {kept.isError && (
            <ErrorPanel
              title="빠른 답변을 불러오지 못했어요"
              description={failureMessage(kept.error)}
              onRetry={() => kept.refetch()}
            />
          )}
          {kept.data && replies.length === 0 && (
            <p className="text-muted">자주 하는 말을 적어 두면 다음부터는 고르기만 하면 돼요.</p>
          )}
          <ul aria-label="저장한 답변" className="flex flex-col divide-y divide-line">
            {replies.map((reply) => (
              <ReplyRow
                key={reply.id}
                reply={reply}
                onChoose={() => {
                  setOpen(false);
                  onChoose(reply.text);
                }}
                onEdit={() => setEdited(reply)}
              />
            ))}
          </ul>
          {kept.data &&
            (edited || replies.length < QUICK_REPLY_LIMITS.count ? (
              <ReplyForm key={edited?.id ?? "new"} edited={edited} onDone={() => setEdited(null)} />
            ) : (
              <p className="text-sm text-muted">
                {QUICK_REPLY_LIMITS.count}개까지 적어 둘 수 있어요. 추가하려면 하나를 삭제해 주세요.
              </p>
            ))}
        </div>
      </Sheet>
    </>
  );
}

interface ReplyRowProps {
  reply: QuickReply;
  onChoose: () => void;
  onEdit: () => void;
}

function ReplyRow({ reply, onChoose, onEdit }: ReplyRowProps) {
  const confirm = useConfirm();
  const remove = useEndpointMutation("users.me.quickReplies.delete");

  async function ask() {
    const sure = await confirm({ title: "이 빠른 답변을 삭제할까요?", description: reply.text });
    if (sure) await remove.run({ quickReplyId: reply.id });
  }

  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onChoose}
        className="line-clamp-3 min-h-11 min-w-0 flex-1 py-2 text-left whitespace-pre-line hover:text-accent-ink"
      >
        {reply.text}
      </button>
      <IconButton label="수정" icon={<Pencil size={18} />} onClick={onEdit} />
      <IconButton label="삭제" icon={<Trash2 size={18} />} onClick={() => void ask()} />
    </li>
  );
}

function ReplyForm({ edited, onDone }: { edited: QuickReply | null; onDone: () => void }) {
  const form = useForm({ defaultValues: { text: edited?.text ?? "" } });
  const { errors } = form.formState;
  const options = {
    onSuccess: () => {
      form.reset({ text: "" });
      onDone();
    },
    onFailure: (failure: Parameters<typeof showFormFailure>[1]) => showFormFailure(form, failure),
  };
  const create = useEndpointMutation("users.me.quickReplies.create", options);
  const change = useEndpointMutation("users.me.quickReplies.edit", options);

  function submit({ text }: { text: string }) {
    return edited
      ? change.run({ quickReplyId: edited.id, text: text.trim() })
      : create.run({ text: text.trim() });
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={form.handleSubmit(submit)}>
      <TextArea
        {...form.register("text", rules(quickReplyText))}
        label={edited ? "빠른 답변 수정" : "새 빠른 답변"}
        rows={3}
        limit={QUICK_REPLY_LIMITS.textMax}
        error={errors.text?.message}
      />
      <FormNotice message={errors.root?.server?.message} />
      <div className="flex justify-end gap-2">
        {edited && (
          <Button variant="quiet" onClick={onDone}>
            취소
          </Button>
        )}
        <Button type="submit" variant="secondary" pending={create.pending || change.pending}>
          {edited ? "저장하기" : "추가"}
        </Button>
      </div>
    </form>
  );
}
