import { isPriceOpen } from "#domain/quote/quoted-price.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { QuoteTemplate } from "#contract/endpoints/quotes/quote-templates.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { QuoteFigure } from "#web/platform/quote-paper/quote-figure.tsx";

/** A template in the list: for what, for how much, and the ways to change or delete it. */
export function TemplateRow({ template }: { template: QuoteTemplate }) {
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useEndpointMutation("quotes.templates.delete", {
    onSuccess: () => toast({ message: "템플릿을 삭제했어요." }),
  });

  async function ask() {
    const sure = await confirm({
      title: "이 템플릿을 삭제할까요?",
      description: `‘${template.name}’ 템플릿이 없어져요. 이미 보낸 견적은 그대로예요.`,
      danger: true,
    });
    if (sure) await remove.run({ templateId: template.id });
  }

  return (
    <Card>
      <h2 className="text-lg font-bold break-words">{template.name}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={template.service ? "accent" : "neutral"}>
          {template.service?.name ?? "모든 서비스"}
        </Badge>
        항목 {template.items.length}개 · {template.valid_days}일 동안 유효
      </p>
      <p className="mt-3">
        <QuoteFigure unit={template.unit} total={template.total} size="lg" />{" "}
        {!isPriceOpen(template) && (
          <span className="text-sm text-muted">{QUOTE_UNIT_LABELS[template.unit]}</span>
        )}
      </p>
      <div className="mt-4 flex gap-2">
        <ButtonLink
          size="sm"
          variant="secondary"
          aria-label={`${template.name} 수정`}
          render={<Link to="/pro/templates/$templateId" params={{ templateId: template.id }} />}
        >
          수정
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${template.name} 삭제`}
          pending={remove.pending}
          onClick={ask}
        >
          삭제
        </Button>
      </div>
    </Card>
  );
}
