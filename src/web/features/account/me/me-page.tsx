import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "#web/platform/navigation/link.tsx";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { Section } from "#ui/layout/section.tsx";
import { go } from "#web/platform/navigation/navigation.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useFailureToast } from "#web/platform/api/use-failure-toast.ts";
import { CreditLots } from "./credit-lots.tsx";
import { CustomerLinks } from "./customer-links.tsx";
import { MeHead } from "./me-head.tsx";
import { MembershipSection } from "./membership-section.tsx";
import { ProLinks } from "./pro-links.tsx";
import { SettingLinks } from "./setting-links.tsx";
import { UnverifiedEmail } from "./unverified-email.tsx";

interface MePageProps {
  /** What waits for the person, as a list; null while nothing does. */
  waiting: ReactNode;
  /** The ways to what is about a member's money. */
  money: ReactNode;
}

/** The person's own page: who they are, what waits for them, and then the ways to all that is theirs. */
export function MePage({ waiting, money }: MePageProps) {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const isMember = me.user_type !== "staff";
  const settings = <SettingLinks isMember={isMember} />;
  return (
    <PageFrame width="wide">
      <MeHead me={me} />
      {isMember && !me.email_verified && <UnverifiedEmail email={me.email} />}
      {isMember && !me.phone_verified && (
        <ButtonLink
          variant="secondary"
          className="mt-5"
          render={<Link to="/verify-phone" search={{ next: "/me" }} />}
        >
          휴대폰 번호 확인하기
        </ButtonLink>
      )}
      <div className="mt-8 flex flex-col gap-10 md:mt-10">
        {waiting && <Section title="지금 할 일">{waiting}</Section>}
        <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-2">
          {isMember && (
            <div className="flex min-w-0 flex-col gap-10">
              {/* As a pro, their work comes first. */}
              {me.pro && me.user_type === "pro" && <ProLinks pro={me.pro} />}
              <CustomerLinks />
              {me.pro && me.user_type !== "pro" && <ProLinks pro={me.pro} />}
              {/* A pro's links are as long as what is about money; without them the settings are. */}
              {!me.pro && settings}
            </div>
          )}
          <div className="flex min-w-0 flex-col gap-10">
            {isMember && <MembershipSection isPro={me.pro?.state === "approved"} />}
            {isMember && <CreditLots isPro={me.pro !== null} />}
            {isMember && money}
            {(me.pro || !isMember) && settings}
            <Logout />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

function Logout() {
  const showFailure = useFailureToast();
  const logout = useEndpointMutation("auth.logout", {
    onSuccess: () => go("/"),
    // Already logged out elsewhere is what was wanted.
    onFailure: (failure) => (failure.status === 401 ? go("/") : showFailure(failure)),
  });
  return (
    <Button block variant="quiet" pending={logout.pending} onClick={() => logout.run({})}>
      로그아웃
    </Button>
  );
}
