import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Me } from "#contract/endpoints/accounts.ts";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { currentPath, loadAnew } from "#web/platform/navigation/navigation.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { SecondStepForm } from "../second-step/second-step-form.tsx";
import { forgetSecondStep } from "../second-step/use-second-step-page.ts";
import { SocialLogins } from "../social/social-logins.tsx";
import { LoginForm } from "./login-form.tsx";

const WHAT_CLOSING_DOES =
  " 로그인하지 않고 닫으면 로그아웃한 화면으로 바뀌고, 적던 내용은 사라질 수 있어요.";

interface LoginDialogProps {
  open: boolean;
  /** Whoever closes it without a login gets the page as a visitor has it. */
  leaves: boolean;
  /** True when the person of this page logged in again, false when they would rather not. */
  onAnswer: (again: boolean) => void;
}

/**
 * Login over the page on which the session ended: what was typed below stays. Somebody else, or the same person
 * with another face, gets a new page instead; this one was rendered for another.
 */
export function LoginDialog({ open, leaves, onAnswer }: LoginDialogProps) {
  const known = useQueryClient().getQueryData(endpointQuery("users.me").queryKey);
  const { userType } = useVisitor();
  const isThisPage = (user: Me) => user.id === known?.id && user.user_type === userType;
  const enter = (user: Me) => {
    if (isThisPage(user)) return onAnswer(true);
    loadAnew();
    return new Promise(() => {});
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onAnswer(false)}
      dismissible={false}
      title="다시 로그인해 주세요"
      description={`로그인이 끝나서 잠시 멈췄어요. 로그인하면 하던 일을 이어서 할 수 있고, 적은 내용은 그대로 있어요.${leaves ? WHAT_CLOSING_DOES : ""}`}
    >
      <Steps email={known?.email} onLoggedIn={enter} />
    </Sheet>
  );
}

interface StepsProps {
  email: string | undefined;
  onLoggedIn: (user: Me) => unknown;
}

/** The password or a provider, then alone what the person wants to be asked beside it. */
function Steps({ email, onLoggedIn }: StepsProps) {
  const [asksMore, setAsksMore] = useState(false);
  const queryClient = useQueryClient();
  function askMore() {
    forgetSecondStep(queryClient);
    setAsksMore(true);
  }
  const submit = { submitLabel: "로그인하고 계속하기", onLoggedIn };
  if (asksMore) return <SecondStepForm {...submit} onBack={() => setAsksMore(false)} />;
  return (
    <>
      <LoginForm {...submit} email={email} onSecondStep={askMore} />
      <SocialLogins next={currentPath()} />
    </>
  );
}
