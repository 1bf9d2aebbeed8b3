import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { TemplateForm } from "./template-form.tsx";

/** A template that the pro has, to be changed. */
export function EditTemplatePage() {
  const { templateId } = useParams({ from: "/pro/templates/$templateId" });
  const { data: template } = useSuspenseQuery(
    endpointQuery("quotes.templates.get", { templateId }),
  );
  const { data: profile } = useSuspenseQuery(endpointQuery("pro.profile"));
  const leave = useLeave("템플릿을 저장했어요.");
  return (
    <PageFrame className="max-md:pb-0">
      <PageHeader title="템플릿 수정" description={template.name} />
      <TemplateForm
        key={template.id}
        template={template}
        services={profile.services}
        onSaved={leave}
      />
    </PageFrame>
  );
}

/** A template that there is not yet. */
export function NewTemplatePage() {
  const { data: profile } = useSuspenseQuery(endpointQuery("pro.profile"));
  const leave = useLeave("템플릿을 만들었어요.");
  return (
    <PageFrame className="max-md:pb-0">
      <PageHeader title="새 템플릿" description="자주 보내는 견적을 한 번만 적어 두세요." />
      <TemplateForm template={null} services={profile.services} onSaved={leave} />
    </PageFrame>
  );
}

function useLeave(message: string): () => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    toast({ tone: "success", message });
    await navigate({ to: "/pro/templates" });
  };
}
