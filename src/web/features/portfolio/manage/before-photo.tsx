import { clsx } from "clsx";
import { useId } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import type { PieceValues } from "./piece-values.ts";

/** Which of the photos shows the place before the work. Nothing to choose while there is one photo. */
export function BeforePhoto() {
  const name = useId();
  const { control, watch } = useFormContext<PieceValues>();
  const [first, ...others] = watch("photo_ids");
  if (!first || others.length === 0) return null;
  const choices = [{ id: "", name: "없음", previewUrl: undefined }, ...others];
  return (
    <Controller
      control={control}
      name="before_photo_id"
      render={({ field, fieldState: { error } }) => {
        const chosen = others.some(({ id }) => id === field.value) ? field.value : "";
        return (
          <fieldset className="min-w-0" onBlur={field.onBlur}>
            <legend className="mb-2 text-sm font-semibold">
              작업 전 사진<span className="ml-1 font-normal text-muted">(선택)</span>
            </legend>
            <p className="mb-2 text-sm text-muted">
              고르면 고객이 첫 사진과 겹쳐 놓고 밀어 가며 비교할 수 있어요.
            </p>
            <div className="flex flex-wrap gap-2">
              {choices.map(({ id, name: label, previewUrl }, index) => (
                <label
                  key={id}
                  className={clsx(
                    "relative grid h-18 w-24 cursor-pointer place-items-center overflow-hidden rounded-md border-2 bg-surface text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
                    id === chosen ? "border-accent font-semibold" : "border-line",
                  )}
                >
                  <input
                    ref={index === 0 ? field.ref : undefined}
                    type="radio"
                    name={name}
                    checked={id === chosen}
                    onChange={() => field.onChange(id)}
                    className="absolute size-px opacity-0"
                  />
                  {previewUrl ? (
                    <>
                      <img src={previewUrl} alt="" className="size-full object-cover" />
                      <VisuallyHidden>{label}</VisuallyHidden>
                      {id === chosen && (
                        <span className="absolute inset-x-0 bottom-0 bg-inverse py-0.5 text-center text-xs font-semibold text-on-inverse">
                          작업 전
                        </span>
                      )}
                    </>
                  ) : (
                    label
                  )}
                </label>
              ))}
            </div>
            {error && <p className="mt-2 text-sm text-danger">{error.message}</p>}
          </fieldset>
        );
      }}
    />
  );
}
