import { Link } from "#web/platform/navigation/link.tsx";
import { useForm } from "react-hook-form";
import { checkTemplate } from "#domain/quote-template/check-template.ts";
import { TEMPLATE_LIMITS, type TemplateDraft } from "#domain/quote-template/template.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { templateBody } from "./template-values.ts";

interface SaveTemplateSheetProps {
  /** What the quote says; its name is asked for here. */
  content: Omit<TemplateDraft, "name">;
  suggestedName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Keeps a quote as a template under a name. */
export function SaveTemplateSheet(props: SaveTemplateSheetProps) {
  return (
    <Sheet
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="템플릿으로 저장할까요?"
      description="다음 견적을 쓸 때 불러올 수 있어요. 첨부 파일은 저장하지 않아요."
    >
      <SaveTemplateForm {...props} />
    </Sheet>
  );
}

function SaveTemplateForm({ content, suggestedName, onOpenChange }: SaveTemplateSheetProps) {
  const toast = useToast();
  const form = useForm({
    defaultValues: { name: [...suggestedName].slice(0, TEMPLATE_LIMITS.nameMax).join("") },
  });
  const { errors } = form.formState;
  const save = useEndpointMutation("quotes.templates.create", {
    onSuccess: () => {
      onOpenChange(false);
      toast({ tone: "success", message: "템플릿으로 저장했어요." });
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  const rest = restFault(content);
  return (
    <form
      noValidate
      // A sheet lies over the quote's own form in the tree: what is sent here stays here.
      onSubmit={(event) => {
        event.stopPropagation();
        void form.handleSubmit(({ name }) => save.run(templateBody({ ...content, name })))(event);
      }}
    >
      <TextField
        label="템플릿 이름"
        hint="나만 보는 이름이에요."
        limit={TEMPLATE_LIMITS.nameMax}
        error={errors.name?.message}
        {...form.register("name", { validate: (name) => nameFault(content, name) ?? true })}
      />
      {(rest ?? errors.root?.server) && (
        <Notice tone="danger" live="assertive" className="mt-4">
          {rest ?? errors.root?.server?.message}
        </Notice>
      )}
      <Button block type="submit" className="mt-4" pending={save.pending} disabled={rest !== null}>
        저장하기
      </Button>
      <p className="mt-3 text-center text-sm">
        <TextLink render={<Link to="/pro/templates" />}>내 템플릿 보기</TextLink>
      </p>
    </form>
  );
}

function faults(content: Omit<TemplateDraft, "name">, name: string) {
  const checked = checkTemplate({ ...content, name });
  return checked.ok ? {} : checked.fields;
}

function nameFault(content: Omit<TemplateDraft, "name">, name: string): string | undefined {
  return faults(content, name)["name"]?.[0];
}

/** What of the quote itself is not ready to be kept. */
function restFault(content: Omit<TemplateDraft, "name">): string | null {
  const [fault] = Object.keys(faults(content, "이름"));
  return fault === undefined ? null : "항목과 금액을 먼저 채워 주세요.";
}
