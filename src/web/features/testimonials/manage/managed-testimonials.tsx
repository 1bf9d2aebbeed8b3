import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { Testimonial } from "#contract/endpoints/testimonials.ts";
import { Button } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { TestimonialCard } from "../testimonial-card.tsx";

/** The pro's own testimonials, each of which they may take off their page. */
export function ManagedTestimonials({ proId }: { proId: string }) {
  const list = useSuspenseInfiniteQuery(endpointPages("pro.testimonial", { pro_id: proId }));
  return (
    <InfiniteList
      label="받은 추천"
      items={list.data.pages.flatMap((page) => page.items)}
      itemKey={(one) => one.id}
      renderItem={(one) => (
        <TestimonialCard testimonial={one} action={<Remove testimonial={one} />} />
      )}
      {...furtherPages(list)}
      empty={
        <EmptyState
          title="아직 받은 추천이 없어요"
          description="고객이 링크에서 글을 남기면 여기와 공개 페이지에 보여요."
        />
      }
    />
  );
}

function Remove({ testimonial }: { testimonial: Testimonial }) {
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useEndpointMutation("pro.testimonial.remove", {
    onSuccess: () => {
      toast({ message: "추천을 내렸어요." });
      // The testimonial goes with the button that was pressed.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
  });
  async function ask() {
    const sure = await confirm({
      title: "이 추천을 내릴까요?",
      description: "다시 올릴 수 없어요. 내린 추천의 수는 공개 페이지에 남아요.",
      danger: true,
    });
    if (sure) await remove.run({ testimonialId: testimonial.id });
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mr-3"
      aria-label={`${testimonial.author_name}님의 추천 내리기`}
      pending={remove.pending}
      onClick={ask}
    >
      내리기
    </Button>
  );
}
