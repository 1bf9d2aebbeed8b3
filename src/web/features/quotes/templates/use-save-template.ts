import type { UseFormReturn } from "react-hook-form";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { templateBody, templateDraft, type TemplateValues } from "./template-values.ts";

/** Makes a template of the form, or changes the one it was opened with. */
export function useSaveTemplate({
  form,
  templateId,
  onSaved,
}: {
  form: UseFormReturn<TemplateValues>;
  templateId: string | null;
  onSaved: () => unknown;
}) {
  const options = {
    onSuccess: onSaved,
    onFailure: (failure: ApiFailure) => showFormFailure(form, failure),
  } as const;
  const create = useEndpointMutation("quotes.templates.create", options);
  const edit = useEndpointMutation("quotes.templates.edit", options);
  return {
    pending: create.pending || edit.pending,
    run: async (values: TemplateValues) => {
      const body = templateBody(templateDraft(values));
      if (templateId === null) await create.run(body);
      else await edit.run({ templateId, ...body });
    },
  };
}
