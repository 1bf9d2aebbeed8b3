import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray, useFormContext } from "react-hook-form";
import { CONSULTANT_LIMITS } from "#domain/consultation/consultant-limits.ts";
import { Button } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { listProblem } from "#web/platform/form/list-problem.ts";
import type { ConsultantValues } from "./consultant-values.ts";

/** What somebody can be consulted about, a few words each. */
export function FieldList() {
  const { register, control, formState } = useFormContext<ConsultantValues>();
  const list = useFieldArray({ control, name: "fields" });
  const { fields: errors } = formState.errors;
  const problem = listProblem(errors);
  return (
    <div className="flex flex-col gap-3">
      {list.fields.map((field, at) => (
        <div key={field.id} className="flex items-start gap-2">
          <TextField
            label={`상담 분야 ${at + 1}`}
            placeholder="예: 창업 세무"
            className="min-w-0 flex-1"
            error={errors?.[at]?.text?.message}
            {...register(`fields.${at}.text`)}
          />
          <IconButton
            className="mt-8"
            label={`상담 분야 ${at + 1} 삭제`}
            icon={<Trash2 size={18} />}
            disabled={list.fields.length === 1}
            onClick={() => list.remove(at)}
          />
        </div>
      ))}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {list.fields.length < CONSULTANT_LIMITS.fields.max && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          icon={<Plus size={16} />}
          onClick={() => list.append({ text: "" })}
        >
          분야 추가
        </Button>
      )}
    </div>
  );
}
