import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import Plus from "lucide-react/icons/plus";
import { TEMPLATE_LIMITS } from "#domain/quote-template/template.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { TemplateRow } from "./template-row.tsx";

/** What the pro quotes again and again. */
export function TemplatesPage() {
  const { data } = useSuspenseQuery(endpointQuery("quotes.templates"));
  const { items } = data;
  const isFull = items.length >= TEMPLATE_LIMITS.count;
  const add = (
    <ButtonLink icon={<Plus size={18} />} render={<Link to="/pro/templates/new" />}>
      새 템플릿
    </ButtonLink>
  );
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="견적 템플릿"
        description="견적을 쓸 때 불러와 금액과 글을 한 번에 채워요."
        actions={items.length > 0 && !isFull && add}
      />
      {isFull && (
        <Notice className="mb-5">
          템플릿을 {TEMPLATE_LIMITS.count}개 모두 만들었어요. 쓰지 않는 것을 삭제하면 새로 만들 수
          있어요.
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyState
          title="아직 템플릿이 없어요"
          description="자주 보내는 견적을 적어 두면 다음 견적이 빨라져요. 보낸 견적을 템플릿으로 저장할 수도 있어요."
          action={add}
        />
      ) : (
        <ul aria-label="견적 템플릿" className="flex flex-col gap-3">
          {items.map((template) => (
            <li key={template.id}>
              <TemplateRow template={template} />
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
}
