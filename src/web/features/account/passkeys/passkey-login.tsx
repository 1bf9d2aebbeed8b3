import KeyRound from "lucide-react/icons/key-round";
import type { Me } from "#contract/endpoints/accounts.ts";
import { Button } from "#ui/action/button.tsx";
import { usePasskeyCeremony } from "./use-passkey-ceremony.ts";

/** Signing in by a passkey alone: the device knows which ones it has. */
export function PasskeyLogin({ onLoggedIn }: { onLoggedIn: (user: Me) => unknown }) {
  const logIn = usePasskeyCeremony("auth.passkey.options", "auth.passkey", ({ user }) =>
    onLoggedIn(user),
  );
  return (
    <Button block size="lg" variant="secondary" icon={<KeyRound size={20} />} onClick={logIn}>
      패스키로 로그인
    </Button>
  );
}
