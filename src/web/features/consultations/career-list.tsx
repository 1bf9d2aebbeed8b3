import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray, useFormContext } from "react-hook-form";
import { CONSULTANT_LIMITS } from "#domain/consultation/consultant-limits.ts";
import { Button } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { listProblem } from "#web/platform/form/list-problem.ts";
import type { ConsultantValues } from "./consultant-values.ts";

/** What somebody did and does, each with its years; the list orders itself when it is saved. */
export function CareerList() {
  const { register, control, formState } = useFormContext<ConsultantValues>();
  const list = useFieldArray({ control, name: "career" });
  const { career: errors } = formState.errors;
  const problem = listProblem(errors);
  return (
    <div className="flex flex-col gap-3">
      {list.fields.map((field, at) => (
        <fieldset key={field.id} className="min-w-0 rounded-lg border border-line bg-surface p-4">
          <legend className="sr-only">경력 {at + 1}</legend>
          <div className="flex items-start gap-2">
            <TextField
              label="한 일"
              placeholder="예: 한결 세무회계 대표"
              className="min-w-0 flex-1"
              error={errors?.[at]?.text?.message}
              {...register(`career.${at}.text`)}
            />
            <IconButton
              className="mt-8"
              label={`경력 ${at + 1} 삭제`}
              icon={<Trash2 size={18} />}
              onClick={() => list.remove(at)}
            />
          </div>
          <div className="mt-3 grid grid-cols-2 gap-3">
            <TextField
              label="시작한 해"
              inputMode="numeric"
              placeholder="2015"
              error={errors?.[at]?.from_year?.message}
              {...register(`career.${at}.from_year`)}
            />
            <TextField
              label="끝난 해"
              optional
              inputMode="numeric"
              placeholder="비우면 현재"
              error={errors?.[at]?.to_year?.message}
              {...register(`career.${at}.to_year`)}
            />
          </div>
        </fieldset>
      ))}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {list.fields.length < CONSULTANT_LIMITS.careerMax && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          icon={<Plus size={16} />}
          onClick={() => list.append({ text: "", from_year: "", to_year: "" })}
        >
          경력 추가
        </Button>
      )}
    </div>
  );
}
