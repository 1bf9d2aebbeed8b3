import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { useEffect, useRef } from "react";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import type { ProProfile } from "#contract/endpoints/pros.ts";
import { renamesAtOnce } from "#domain/pro/name-change.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { api } from "#web/platform/api/api.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { AcceptsRequests } from "./accepts-requests.tsx";
import { DeclinedName } from "./names/declined-name.tsx";
import { NameChangeNotice } from "./names/name-change-notice.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { PortfolioHint } from "./portfolio-hint.tsx";
import { ProfileStateNotice } from "./profile-state-notice.tsx";
import { PublicRead } from "./visibility/public-read.tsx";
import { changedBody, profileResolver, valuesOf, type ProfileValues } from "./profile-values.ts";

/** The pro's own profile, to be changed by them. */
export function ProfilePage() {
  const { data: profile } = useSuspenseQuery(endpointQuery("pro.profile"));
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(profile),
    resolver: profileResolver,
  });
  const kept = useKeptForm(form, `pro-profile.${profile.id}`);
  useNameFollows(form, profile.display_name);
  const leave = useLeave(profile);
  const save = useEndpointMutation("pro.profile.edit", {
    onSuccess: async (saved) => {
      kept.forget();
      await leave(saved);
    },
    onFailure: (failure) => showFormFailure(form, failure),
  });
  const opened = useRef(valuesOf(profile));
  const approved = profile.state === "approved";

  async function send(typed: ProfileValues) {
    const saved = await api("pro.profile", {}).catch(() => profile);
    const forms = { typed, opened: opened.current, latest: valuesOf(saved) };
    await save.run({ ...changedBody(forms), accepts_requests: saved.accepts_requests });
  }

  return (
    <PageFrame className="max-md:pb-0">
      <PageHeader
        title="고수 프로필"
        description={
          approved ? "수정한 내용은 바로 보여요. 활동 이름은 확인한 뒤에 바뀌어요." : undefined
        }
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
        {profile.name_change && (
          <NameChangeNotice shown={profile.display_name} nameChange={profile.name_change} />
        )}
        {profile.declined_name && <DeclinedName {...profile.declined_name} />}
        <PortfolioHint count={profile.portfolio_count} />
        {approved && <AcceptsRequests profile={profile} />}
        <PublicRead state={profile.state} />
      </div>
      <FormProvider {...form}>
        <ProfileForm
          action={profile.state === "rejected" ? "수정해서 다시 보내기" : "저장하기"}
          nameWaits={!renamesAtOnce(profile)}
          pending={save.pending || form.formState.isSubmitting}
          onSend={send}
        />
      </FormProvider>
    </PageFrame>
  );
}

/** A name that staff approve while the page is open comes into the form, or the next save would ask for the old one. */
function useNameFollows(form: UseFormReturn<ProfileValues>, shown: string): void {
  const { getValues, setValue } = form;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    if (getValues("display_name") === before.current) setValue("display_name", shown);
    before.current = shown;
  }, [getValues, setValue, shown]);
}

/** Where a saved profile leads: to what others now see of it, or to the wait for approval. */
function useLeave({ id, state, name_change: waited }: ProProfile) {
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ name_change: waits }: ProProfile): Promise<void> => {
    const asked = waits !== null && waits.id !== waited?.id;
    toast({ tone: "success", message: savedText(state, asked) });
    if (state === "approved") await navigate({ to: "/pros/$proId", params: { proId: id } });
    else await navigate({ to: "/pro/apply" });
  };
}

function savedText(before: ProProfile["state"], askedForName: boolean): string {
  if (before === "rejected") return "다시 보냈어요.";
  if (askedForName) return "프로필을 저장했어요. 새 활동 이름은 확인한 뒤에 보여요.";
  return "프로필을 저장했어요.";
}
