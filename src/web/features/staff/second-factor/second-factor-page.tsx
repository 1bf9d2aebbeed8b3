import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { withoutSpaces } from "#domain/text/without-spaces.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { go } from "#web/platform/navigation/navigation.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { MailCode } from "./mail-code.tsx";

const HINTS = {
  authenticator: "인증 앱에 보이는 여섯 자리를 입력해 주세요.",
  mail: "메일로 받은 여섯 자리를 입력해 주세요.",
};

/** Between the password and the back office: the second factor. */
export function SecondFactorPage() {
  const { next } = useSearch({ from: "/staff/second-factor" });
  const { data } = useSuspenseQuery(endpointQuery("staff.secondFactor"));
  const logout = useEndpointMutation("auth.logout", { onSuccess: () => go("/") });
  return (
    <PageFrame className="max-w-120 py-10 md:py-16">
      <h1 className="text-2xl md:text-3xl">2단계 인증</h1>
      <p className="mt-2 text-muted">운영 화면은 한 번 더 확인한 뒤에 열려요.</p>
      <div className="mt-8 flex flex-col gap-6">
        {data.means === "none" ? (
          <Notice tone="warning" title="연결된 인증 앱이 없어요">
            관리자에게 인증 앱을 다시 연결해 달라고 해 주세요.
          </Notice>
        ) : (
          <CodeForm means={data.means} next={next} />
        )}
        <Button block variant="quiet" pending={logout.pending} onClick={() => logout.run({})}>
          로그아웃
        </Button>
      </div>
    </PageFrame>
  );
}

function CodeForm({ means, next }: { means: keyof typeof HINTS; next: string | undefined }) {
  const form = useForm({ defaultValues: { code: "" } });
  const { errors } = form.formState;
  const typeNewCode = () => {
    form.resetField("code");
    form.setFocus("code");
  };
  const pass = useEndpointMutation("staff.secondFactor.pass", {
    // A new page: the session is another one now.
    onSuccess: () => {
      go(sameOriginPath(next) ?? "/staff");
      return new Promise(() => {});
    },
    onFailure: (failure) => {
      form.resetField("code");
      showFormFailure(form, failure);
      form.setFocus("code");
    },
  });
  return (
    <>
      {means === "mail" && <MailCode onSent={typeNewCode} />}
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit(({ code }) => pass.run({ code: code.trim() }))}
      >
        <TextField
          label="인증번호"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={HINTS[means]}
          error={errors.code?.message ?? errors.root?.server?.message}
          {...form.register("code", {
            setValueAs: withoutSpaces,
            validate: (value) => /^\d{6}$/.test(value) || "숫자 여섯 자리를 입력해 주세요.",
          })}
        />
        <Button type="submit" size="lg" block pending={pass.pending}>
          확인
        </Button>
      </form>
    </>
  );
}
