import { isPriceOpen } from "#domain/quote/quoted-price.ts";
import { addresseeOf } from "#domain/account/mask-name.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import FileStack from "lucide-react/icons/file-stack";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { orderTemplates } from "#domain/quote-template/order-templates.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { QuoteTemplate } from "#contract/endpoints/quotes/quote-templates.ts";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import type { QuoteFormValues } from "../composer/quote-form-values.ts";
import { fillWithTemplate, hasQuoteInput } from "./template-values.ts";
import { QuoteFigure } from "#web/platform/quote-paper/quote-figure.tsx";

/** Begins the quote with a template: those for the request's service come first. */
export function TemplatePicker({ card, today }: { card: QualityCard; today: Day }) {
  const { getValues, reset } = useFormContext<QuoteFormValues>();
  const [open, setOpen] = useState(false);
  const confirm = useConfirm();
  const toast = useToast();
  const { data } = useQuery(endpointQuery("quotes.templates"));
  const ordered = orderTemplates(
    (data?.items ?? []).map((template) => ({ template, service: template.service?.slug ?? null })),
    card.service.slug,
  );

  async function use(template: QuoteTemplate) {
    const before = getValues();
    setOpen(false);
    if (hasQuoteInput(before, today)) {
      const sure = await confirm({
        title: "적은 내용을 템플릿으로 바꿀까요?",
        description: "금액과 조건, 글이 템플릿의 것으로 바뀌어요. 첨부한 파일은 그대로예요.",
      });
      if (!sure) return;
    }
    const words = {
      customer: addresseeOf(card.customer.name),
      service: card.service.name,
      region: card.region,
    };
    reset(fillWithTemplate(before, template, { today, words }), { keepDefaultValues: true });
    toast({
      message: `‘${template.name}’ 템플릿을 불러왔어요.`,
      action: {
        label: "되돌리기",
        onAction: () => reset(before, { keepDefaultValues: true }),
      },
    });
  }

  if (!data) return null;
  if (ordered.length === 0) {
    return (
      <p className="text-sm text-muted">
        자주 보내는 견적은{" "}
        <TextLink render={<Link to="/pro/templates" />}>템플릿으로 저장</TextLink>해 두면 편해요.
      </p>
    );
  }
  return (
    <div>
      <Button variant="secondary" icon={<FileStack size={18} />} onClick={() => setOpen(true)}>
        템플릿 불러오기
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="어떤 템플릿을 쓸까요?">
        <ul aria-label="견적 템플릿" className="flex flex-col gap-2">
          {ordered.map(({ template, service }) => (
            <li key={template.id}>
              <button
                type="button"
                onClick={() => void use(template)}
                className="block w-full rounded-lg border border-line bg-surface p-4 text-left hover:bg-sunken"
              >
                <span className="block font-bold break-words">{template.name}</span>
                <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                  <Badge tone={service === card.service.slug ? "accent" : "neutral"}>
                    {template.service?.name ?? "모든 서비스"}
                  </Badge>
                  <span>
                    <QuoteFigure unit={template.unit} total={template.total} />{" "}
                    {!isPriceOpen(template) && QUOTE_UNIT_LABELS[template.unit]}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
