import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { TestimonialInvitation } from "#contract/endpoints/testimonials.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { formatDay } from "#web/platform/format/format.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { invitationLabel } from "../testimonial-labels.ts";

/** Whom the pro asked, and what became of it. */
export function InvitationList() {
  const list = useSuspenseInfiniteQuery(endpointPages("pro.testimonial.invitations"));
  return (
    <InfiniteList
      label="보낸 초대"
      items={list.data.pages.flatMap((page) => page.items)}
      itemKey={(one) => one.id}
      renderItem={(one) => <InvitationRow invitation={one} />}
      {...furtherPages(list)}
      empty={
        <EmptyState
          title="아직 보낸 초대가 없어요"
          description="솜씨를 쓰기 전에 함께한 고객에게 먼저 부탁해 보세요."
        />
      }
    />
  );
}

function InvitationRow({ invitation }: { invitation: TestimonialInvitation }) {
  const { label, tone } = invitationLabel(invitation);
  const waiting = invitation.state === "sent" || invitation.state === "opened";
  return (
    <Card padding="md">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="font-semibold break-all">{invitation.client_name}</span>
          {invitation.contact && (
            <span className="ml-2 text-sm break-all text-muted">{invitation.contact}</span>
          )}
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="mt-1 flex items-end justify-between gap-x-4">
        <p className="min-w-0 text-sm text-muted">
          {invitation.service.name} ·{" "}
          <span className="numeric">{formatDay(invitation.created_at)}</span>
          {waiting && (
            <>
              {" · "}
              <span className="numeric">{formatDay(invitation.expires_at)}</span>까지
            </>
          )}
        </p>
        {waiting && <Withdraw invitation={invitation} />}
      </div>
    </Card>
  );
}

function Withdraw({ invitation }: { invitation: TestimonialInvitation }) {
  const confirm = useConfirm();
  const toast = useToast();
  const withdraw = useEndpointMutation("pro.testimonial.withdraw", {
    onSuccess: () => {
      toast({ message: "초대를 취소했어요." });
      // The button goes with what it did.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
  });
  async function ask() {
    const sure = await confirm({
      title: `${invitation.client_name}님의 초대를 취소할까요?`,
      description: "보낸 링크를 더 이상 쓸 수 없어요.",
    });
    if (sure) await withdraw.run({ invitationId: invitation.id });
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mr-3 -mb-2 shrink-0"
      aria-label={`${invitation.client_name}님의 초대 취소하기`}
      pending={withdraw.pending}
      onClick={ask}
    >
      취소하기
    </Button>
  );
}
