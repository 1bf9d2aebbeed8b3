import type { ChangingEndpointName, Input, Output } from "#contract/registry.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { signWithPasskey } from "./ceremony.ts";

const STOPPED = "패스키를 쓰지 않았어요. 다시 시도하거나 다른 방법을 써 주세요.";

interface Ways {
  options:
    | "auth.passkey.options"
    | "auth.secondStep.passkeyOptions"
    | "users.me.proof.passkeyOptions";
  answer: "auth.passkey" | "auth.secondStep.passkey" | "users.me.proof.passkey";
}

/** Signs with a passkey: asks for what is to be signed, has the device sign it and sends that. */
export function usePasskeyCeremony<A extends Ways["answer"] & ChangingEndpointName>(
  options: Ways["options"],
  answer: A,
  onSuccess: (output: Output<A>) => unknown,
): () => Promise<void> {
  const toast = useToast();
  const ask = useEndpointMutation(options);
  const send = useEndpointMutation(answer, { onSuccess: (output) => onSuccess(output) });
  return async () => {
    const asked = await ask.run({});
    if (!asked) return;
    const credential = await signWithPasskey(asked);
    if (!credential) return toast({ tone: "danger", message: STOPPED });
    await send.run({ credential } as unknown as Input<A>);
  };
}
