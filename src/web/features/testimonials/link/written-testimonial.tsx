import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { TestimonialBody } from "../testimonial-body.tsx";

type Opened = Output<"pro.testimonial.open">;

interface WrittenTestimonialProps {
  token: string;
  opened: Opened;
  written: NonNullable<Opened["written"]>;
}

/** What the client wrote, and the way to take it back for as long as the link is good. */
export function WrittenTestimonial({ token, opened, written }: WrittenTestimonialProps) {
  const confirm = useConfirm();
  const toast = useToast();
  const takeBack = useEndpointMutation("pro.testimonial.takeBack", {
    onSuccess: () => {
      toast({ message: "추천을 삭제했어요." });
      document.getElementById("main")?.focus({ preventScroll: true });
    },
  });
  async function ask() {
    const sure = await confirm({
      title: "추천을 삭제할까요?",
      description: "글과 이름을 지우고, 같은 링크로 다시 쓸 수 없어요.",
      danger: true,
    });
    if (sure) await takeBack.run({ token });
  }
  if (written.state === "taken_back") {
    return (
      <Notice live="polite" title="추천을 삭제했어요">
        글과 이름을 지웠어요. 다시 추천하고 싶으면 {opened.pro.display_name} 고수에게 새 초대를
        부탁해 주세요.
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {written.state === "shown" ? (
        <Notice tone="success" live="polite" title="추천을 남겼어요. 고마워요">
          {opened.pro.display_name} 고수의 공개 페이지에 보여요.{" "}
          <span className="numeric">{formatDay(opened.until)}</span>까지 이 링크에서 삭제할 수
          있어요.
        </Notice>
      ) : (
        <Notice live="polite" title="고수가 이 추천을 내렸어요">
          공개 페이지에는 보이지 않아요. 삭제하면 글과 이름을 완전히 지워요.
        </Notice>
      )}
      <Card>
        <TestimonialBody testimonial={written} />
      </Card>
      <Button variant="secondary" block pending={takeBack.pending} onClick={ask}>
        추천 삭제하기
      </Button>
    </div>
  );
}
