import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { PieceForm } from "./piece-form.tsx";

/** A piece of work that the pro shows, to be changed. */
export function EditPiecePage() {
  const { portfolioId } = useParams({ from: "/pro/portfolio/$portfolioId" });
  const { data } = useSuspenseQuery(endpointQuery("pro.portfolio.own"));
  const { data: profile } = useSuspenseQuery(endpointQuery("pro.profile"));
  const leave = useLeave("작업을 저장했어요.");
  const piece = data.items.find(({ id }) => id === portfolioId);
  return (
    <PageFrame className="max-md:pb-0">
      <PageHeader title="작업 수정" description={piece?.title} />
      {piece ? (
        <PieceForm key={piece.id} piece={piece} services={profile.services} onSaved={leave} />
      ) : (
        // Deleted in another window while this page was open.
        <EmptyState
          title="삭제된 작업이에요"
          description="포트폴리오에서 다른 작업을 골라 주세요."
          action={<ButtonLink render={<Link to="/pro/portfolio" />}>포트폴리오 보기</ButtonLink>}
        />
      )}
    </PageFrame>
  );
}

/** A piece of work that there is not yet. */
export function NewPiecePage() {
  const { data: profile } = useSuspenseQuery(endpointQuery("pro.profile"));
  const leave = useLeave("작업을 올렸어요.");
  return (
    <PageFrame className="max-md:pb-0">
      <PageHeader title="작업 올리기" description="끝낸 일을 사진과 함께 보여 주세요." />
      <PieceForm piece={null} services={profile.services} onSaved={leave} />
    </PageFrame>
  );
}

function useLeave(message: string): () => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    toast({ tone: "success", message });
    await navigate({ to: "/pro/portfolio" });
  };
}
