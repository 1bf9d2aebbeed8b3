import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { FormProvider, useForm } from "react-hook-form";
import type { OwnProfile } from "#contract/endpoints/pros.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { useToast } from "#ui/toast.tsx";
import { showFormFailure } from "#web/platform/form-errors.ts";
import { endpointQuery } from "#web/platform/query-options.ts";
import { useEndpointMutation } from "#web/platform/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/use-kept-form.ts";
import { AcceptsRequests } from "./accepts-requests.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { PortfolioHint } from "./portfolio-hint.tsx";
import { ProfileStateNotice } from "./profile-state-notice.tsx";
import { PublicRead } from "./public-read.tsx";
import { bodyOf, profileResolver, valuesOf, type ProfileValues } from "./profile-values.ts";

/** The pro's own profile, to be changed by them. */
export function ProfilePage() {
  const { data: profile } = useSuspenseQuery(endpointQuery("pro.profile"));
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(profile),
    resolver: profileResolver,
  });
  const kept = useKeptForm(form, `pro-profile.${profile.id}`);
  const leave = useLeave(profile);
  const save = useEndpointMutation("pro.profile.edit", {
    invalidates: ["pro.profile", "users.me", "pro.get"],
    onSuccess: async () => {
      kept.forget();
      await leave();
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  const approved = profile.state === "approved";
  return (
    <PageFrame className="max-md:pb-0">
      <PageHeader
        title="고수 프로필"
        description={approved ? "고친 내용은 바로 보여요." : undefined}
        actions={
          <div className="flex flex-wrap gap-2">
            <ButtonLink variant="secondary" size="sm" render={<Link to="/pro/portfolio" />}>
              포트폴리오
            </ButtonLink>
            <ButtonLink variant="secondary" size="sm" render={<Link to="/pro/certifications" />}>
              자격 확인
            </ButtonLink>
            {approved && (
              <ButtonLink
                variant="secondary"
                size="sm"
                render={<Link to="/pros/$proId" params={{ proId: profile.id }} />}
              >
                공개 페이지 보기
              </ButtonLink>
            )}
          </div>
        }
      />
      <div className="mb-10 flex flex-col gap-3">
        <ProfileStateNotice profile={profile} />
        <PortfolioHint count={profile.portfolio_count} />
        {approved && <AcceptsRequests profile={profile} />}
        <PublicRead />
      </div>
      <FormProvider {...form}>
        <ProfileForm
          action={profile.state === "rejected" ? "고쳐서 다시 보내기" : "저장하기"}
          pending={save.pending}
          onSend={(values) =>
            save.run({ ...bodyOf(values), accepts_requests: profile.accepts_requests })
          }
        />
      </FormProvider>
    </PageFrame>
  );
}

/** Where a saved profile leads: to what others now see of it, or to the wait for approval. */
function useLeave({ id, state }: OwnProfile): () => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    toast({
      tone: "success",
      message: state === "rejected" ? "다시 보냈어요." : "프로필을 저장했어요.",
    });
    if (state === "approved") await navigate({ to: "/pros/$proId", params: { proId: id } });
    else await navigate({ to: "/pro/apply" });
  };
}
