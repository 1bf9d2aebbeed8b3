import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { AccountFrame } from "../account-frame.tsx";
import { LoginProblem } from "../social/login-problem.tsx";
import { NewNumberForm } from "./new-number-form.tsx";
import { PhoneCodeForm } from "./phone-code-form.tsx";
import { useSentCode } from "./use-sent-code.ts";

/** Puts a new number in place of the verified one; that stays until the new one is proved. */
export function ChangePhonePage() {
  const { data: current } = useSuspenseQuery(endpointQuery("users.me.phone"));
  const search = useSearch({ from: "/setting/tel" });
  const [sent, keepSent, forgetSent] = useSentCode("change");
  const navigate = useNavigate();
  const toast = useToast();
  if (current.phone === null) {
    return (
      <AccountFrame title="휴대폰 번호 바꾸기">
        <Notice>아직 확인한 번호가 없어요. 먼저 번호를 확인해 주세요.</Notice>
        <ButtonLink
          className="mt-6"
          render={<Link to="/verify-phone" search={{ next: "/setting/tel" }} />}
        >
          휴대폰 번호 확인하기
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="휴대폰 번호 바꾸기"
      description="새 번호를 확인할 때까지 지금 번호가 그대로 쓰여요. 바뀌면 지금 번호로도 알려 드려요."
    >
      <LoginProblem search={search} />
      <p className="mb-6 rounded-lg bg-sunken px-4 py-3">
        지금 번호 <span className="numeric font-semibold">{current.phone}</span>
        {current.verified_at && (
          <span className="block text-sm text-muted">
            <span className="numeric">{formatDay(current.verified_at)}</span>에 확인했어요
          </span>
        )}
      </p>
      <NewNumberForm
        sentTo={sent?.phone ?? null}
        onSent={(phone, expiresAt) => keepSent({ phone, expiresAt })}
      >
        {sent && (
          <PhoneCodeForm
            key={sent.expiresAt}
            endpoint="users.me.phone.change"
            phone={sent.phone}
            expiresAt={sent.expiresAt}
            onVerified={async () => {
              forgetSent();
              toast({ tone: "success", message: "휴대폰 번호를 바꿨어요." });
              await navigate({ to: "/me" });
            }}
          />
        )}
      </NewNumberForm>
      <TextLink placement="alone" className="mt-4" render={<Link to="/me" />}>
        취소
      </TextLink>
    </AccountFrame>
  );
}
