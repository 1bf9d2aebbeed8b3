import { useSearch } from "@tanstack/react-router";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ResetRequestForm } from "./reset-request-form.tsx";

/** Asks for the mailed link; with the link's token, sets the new password. */
export function PasswordResetPage() {
  const { token } = useSearch({ from: "/password-reset" });
  return token ? <NewPasswordForm token={token} /> : <ResetRequestForm />;
}
