import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type Ref } from "react";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { usePasskeyCeremony } from "../passkeys/use-passkey-ceremony.ts";
import { ConfirmByProvider } from "../social/confirm-by-provider.tsx";

interface ProofFieldProps {
  hint?: string;
  error: string | undefined;
  /** What `form.register("password")` gives. */
  field: {
    name: string;
    ref: Ref<HTMLInputElement>;
    onChange: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
    onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
  };
}

/**
 * Asks a person to prove that it is them: by the password, or by a passkey or a linked provider, each of which stands for it a
 * while.
 */
export function ProofField({ hint, error, field }: ProofFieldProps) {
  // By the passkey just now: its button, which had the focus, is gone with the field.
  const [proven, setProven] = useState(false);
  const { data: proof, refetch } = useQuery(endpointQuery("users.me.proof"));
  const prove = usePasskeyCeremony("users.me.proof.passkeyOptions", "users.me.proof.passkey", () =>
    setProven(true),
  );
  // What was proven may be over by the time it is needed.
  useEffect(() => {
    if (error !== undefined) void refetch();
  }, [error, refetch]);
  const isWithout = proof && !proof.password;
  if (proof?.fresh_until) {
    return (
      <Notice tone="success" takesFocus={proven}>
        본인인지 방금 확인했어요.
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {isWithout && (
        <Notice
          title="먼저 본인인지 확인할게요"
          tone={error === undefined ? "neutral" : "warning"}
          live="polite"
        >
          비밀번호가 없는 계정이라, 아래에서 확인하면 이어서 할 수 있어요. {hint}
        </Notice>
      )}
      {!isWithout && (
        <PasswordField label="지금 비밀번호" error={error} {...(hint && { hint })} {...field} />
      )}
      {proof?.passkey && (
        <Button block variant="secondary" onClick={prove}>
          패스키로 확인
        </Button>
      )}
      {proof && <ConfirmByProvider providers={proof.providers} />}
    </div>
  );
}
