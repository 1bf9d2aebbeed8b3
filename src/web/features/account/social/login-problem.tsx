import { isLoginProblem, loginProblemText } from "#domain/social-login/login-problems.ts";
import { isLoginProvider } from "#domain/social-login/login-providers.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { HelpDeskText } from "#web/platform/support/help-desk.tsx";

interface LoginProblemProps {
  /** As they stand in the page's address. */
  search: { provider?: string; problem?: string };
}

/** What came of going to a provider, where nothing came of it. */
export function LoginProblem({ search: { provider = "", problem = "" } }: LoginProblemProps) {
  if (!isLoginProvider(provider) || !isLoginProblem(problem)) return null;
  return (
    <Notice tone={problem === "cancelled" ? "neutral" : "warning"} live="polite" className="mb-6">
      <HelpDeskText text={loginProblemText(problem, provider)} />
    </Notice>
  );
}
