import { useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Copy from "lucide-react/icons/copy";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** The address by which a calendar follows the pro's appointments: made, copied, renewed, removed. */
export function CalendarFeed() {
  const { data: feed } = useSuspenseQuery(endpointQuery("pro.calendarFeed"));
  const make = useEndpointMutation("pro.calendarFeed.renew");
  return (
    <Section
      title="내 캘린더에서 보기"
      description="구글이나 애플 캘린더에 주소를 추가하면 약속이 나타나고, 바뀌거나 취소되면 따라 바뀌어요. 전화번호, 상세 주소, 금액은 넣지 않고 고객 이름은 첫 글자만 넣어요."
    >
      {feed.path === null ? (
        <Button
          variant="secondary"
          icon={<CalendarPlus size={18} aria-hidden />}
          pending={make.pending}
          onClick={() => make.run({})}
        >
          캘린더 주소 만들기
        </Button>
      ) : (
        <Address path={feed.path} />
      )}
    </Section>
  );
}

function Address({ path }: { path: string }) {
  const toast = useToast();
  const confirm = useConfirm();
  const renew = useEndpointMutation("pro.calendarFeed.renew", {
    onSuccess: () => toast({ message: "새 주소를 만들었어요.", tone: "success" }),
  });
  const remove = useEndpointMutation("pro.calendarFeed.remove", {
    onSuccess: () => toast({ message: "캘린더 주소를 삭제했어요.", tone: "success" }),
  });
  const origin = useHydrated() ? window.location.origin : "";
  const url = origin + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ message: "주소를 복사했어요.", tone: "success" });
    } catch {
      toast({ message: "복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.", tone: "danger" });
    }
  };
  return (
    <div className="max-w-160">
      <TextField
        label="캘린더 주소"
        hint="주소를 아는 사람은 누구나 일정을 볼 수 있어요. 알려졌다면 새 주소로 바꿔 주세요."
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy size={18} aria-hidden />} onClick={copy}>
          주소 복사하기
        </Button>
        {/* Opens the device's own calendar, which asks before it subscribes. */}
        <ButtonLink size="sm" variant="secondary" href={url.replace(/^https?:/, "webcal:")}>
          이 기기의 캘린더에 추가
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          pending={renew.pending}
          onClick={async () => {
            const sure = await confirm({
              title: "새 주소로 바꿀까요?",
              description:
                "지금 주소로 구독한 캘린더에는 더 나타나지 않아요. 새 주소로 다시 추가해 주세요.",
            });
            if (sure) await renew.run({});
          }}
        >
          새 주소로 바꾸기
        </Button>
        <Button
          size="sm"
          variant="quiet"
          pending={remove.pending}
          onClick={async () => {
            const sure = await confirm({
              title: "캘린더 주소를 삭제할까요?",
              description: "이 주소로 구독한 캘린더에는 더 나타나지 않아요.",
              danger: true,
            });
            if (sure) await remove.run({});
          }}
        >
          주소 삭제하기
        </Button>
      </div>
    </div>
  );
}
