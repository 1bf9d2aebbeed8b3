import { useForm } from "react-hook-form";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";
import { ProofField } from "./proof-field.tsx";
import { proofOf } from "./proof-values.ts";

/** What is done once a person has proved who they are, and asks for nothing more. */
type ProvenEndpoint =
  | "users.me.secondStep.start"
  | "users.me.secondStep.renewCodes"
  | "users.me.secondStep.off";

interface ProofFormProps<N extends ProvenEndpoint> {
  endpoint: N;
  hint: string;
  submitLabel: string;
  onProven: (output: Output<N>) => void;
}

/** Asks for the proof alone. */
export function ProofForm<N extends ProvenEndpoint>(props: ProofFormProps<N>) {
  const form = useForm({ defaultValues: { password: "" } });
  const { errors } = form.formState;
  const act = useEndpointMutation<ProvenEndpoint>(props.endpoint, {
    onSuccess: (output) => props.onProven(output as Output<N>),
    onFailure: (failure) => showFormFailure(form, failure),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit(({ password }) => act.run(proofOf(password)))}
    >
      <FormNotice message={errors.root?.server?.message} />
      <ProofField
        hint={props.hint}
        error={errors.password?.message}
        field={form.register("password")}
      />
      <Button type="submit" size="lg" block pending={act.pending}>
        {props.submitLabel}
      </Button>
    </form>
  );
}
