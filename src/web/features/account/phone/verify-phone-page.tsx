import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { formatMobile } from "#domain/account/phone.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { AccountFrame } from "../account-frame.tsx";
import { PhoneCodeForm } from "./phone-code-form.tsx";
import { PhoneNumberForm } from "./phone-number-form.tsx";
import { useSentCode } from "./use-sent-code.ts";

/** Proves a mobile number with a code by text message, then goes on to `next`. */
export function VerifyPhonePage() {
  const next = sameOriginPath(useSearch({ from: "/verify-phone" }).next) ?? "/";
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const [sent, keepSent, forgetSent] = useSentCode("verify");
  const navigate = useNavigate();
  const toast = useToast();

  if (me.phone_verified && me.phone) {
    return (
      <AccountFrame title="휴대폰 번호를 확인했어요">
        <Notice tone="success">확인한 번호: {formatMobile(me.phone)}</Notice>
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <ButtonLink render={<Link to={next} />}>계속하기</ButtonLink>
          <TextLink placement="alone" render={<Link to="/setting/tel" />}>
            번호 바꾸기
          </TextLink>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="휴대폰 번호 확인"
      description="요청을 보내거나 고수로 일하려면 휴대폰 번호가 필요해요. 번호는 고용하거나 내가 허락하기 전까지 상대방에게 보이지 않아요."
    >
      <PhoneNumberForm
        sentTo={sent?.phone ?? null}
        onSent={(phone, expiresAt) => keepSent({ phone, expiresAt })}
      >
        {sent && (
          <PhoneCodeForm
            key={sent.expiresAt}
            endpoint="cellnum.verifyKey"
            phone={sent.phone}
            expiresAt={sent.expiresAt}
            onVerified={async () => {
              forgetSent();
              toast({ tone: "success", message: "휴대폰 번호를 확인했어요." });
              await navigate({ href: next });
            }}
          />
        )}
      </PhoneNumberForm>
      <TextLink placement="alone" className="mt-4" render={<Link to={next} />}>
        나중에 하기
      </TextLink>
    </AccountFrame>
  );
}
