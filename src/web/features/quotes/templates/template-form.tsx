import { useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { QuoteTemplate } from "#contract/endpoints/quotes/quote-templates.ts";
import { Button } from "#ui/action/button.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { TemplateFields } from "./template-fields.tsx";
import {
  EMPTY_TEMPLATE,
  templateResolver,
  valuesOfTemplate,
  type TemplateValues,
} from "./template-values.ts";
import { useSaveTemplate } from "./use-save-template.ts";

interface TemplateFormProps {
  /** The one to change; null makes a new one. */
  template: QuoteTemplate | null;
  services: readonly { slug: string; name: string }[];
  onSaved: () => unknown;
}

/** A template being written. What is typed stays in the tab until it is saved. */
export function TemplateForm({ template, services, onSaved }: TemplateFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<TemplateValues>({
    defaultValues: template ? valuesOfTemplate(template) : EMPTY_TEMPLATE,
    resolver: templateResolver,
    shouldFocusError: false,
  });
  const kept = useKeptForm(form, `quote-template.${template?.id ?? "new"}`);
  const save = useSaveTemplate({
    form,
    templateId: template?.id ?? null,
    onSaved: () => {
      kept.forget();
      return onSaved();
    },
  });
  const problem = form.formState.errors.root?.server?.message;
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-10"
        onSubmit={form.handleSubmit(save.run, () => focusFirstInvalid(element.current))}
      >
        <TemplateFields services={choices(services, template)} />
        <div>
          <FormNotice message={problem} className="mb-3" />
          <StickyActionBar>
            <Button type="submit" size="lg" pending={save.pending}>
              {template ? "저장하기" : "템플릿 만들기"}
            </Button>
          </StickyActionBar>
        </div>
      </form>
    </FormProvider>
  );
}

/** A template may be for a service that its pro no longer offers. */
function choices(
  services: readonly { slug: string; name: string }[],
  template: QuoteTemplate | null,
) {
  const own = template?.service;
  return !own || services.some(({ slug }) => slug === own.slug) ? services : [own, ...services];
}
