import { useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { idFromUrl } from "./id-from-url.ts";

/** Finds one thing by its id or a pasted URL. */
export function LookUpForm({
  to,
  label,
  lookedUp,
  problem,
}: {
  to: "/staff/requests" | "/staff/reviews";
  label: string;
  /** The id that the page shows. */
  lookedUp: string | undefined;
  /** What is wrong with it. */
  problem: string | undefined;
}) {
  const navigate = useNavigate();
  const form = useForm({ values: { url: lookedUp ?? "" } });
  return (
    <form
      noValidate
      role="search"
      className="flex flex-col items-start gap-3"
      onSubmit={form.handleSubmit(({ url }) => {
        const id = idFromUrl(url);
        if (id) void navigate({ to, search: { id } });
      })}
    >
      <TextField
        label={label}
        className="w-full"
        autoComplete="off"
        error={form.formState.errors.url?.message ?? problem}
        {...form.register("url", {
          validate: (value) =>
            idFromUrl(value) !== null || "번호나, 번호가 든 주소를 붙여 넣어 주세요.",
        })}
      />
      <Button type="submit" variant="secondary">
        찾기
      </Button>
    </form>
  );
}
