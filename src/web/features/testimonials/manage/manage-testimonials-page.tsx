import {
  INVITATIONS_PER_DAY,
  OPEN_INVITATIONS_MAX,
} from "#domain/testimonial/testimonial-limits.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { WHAT_TESTIMONIALS_ARE } from "../testimonial-labels.ts";
import { InvitationList } from "./invitation-list.tsx";
import { InviteClient } from "./invite-client.tsx";
import { ManagedTestimonials } from "./managed-testimonials.tsx";

/** Where a pro asks past clients for a testimonial and sees what came of it. */
export function ManageTestimonialsPage() {
  const { data: pro } = useSuspenseQuery(endpointQuery("pro.profile"));
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="외부 추천"
        description={WHAT_TESTIMONIALS_ARE}
        actions={
          <ButtonLink
            variant="secondary"
            size="sm"
            render={<Link to="/pros/$proId" params={{ proId: pro.id }} />}
          >
            내 공개 페이지
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-10">
        <Section
          title="고객에게 부탁하기"
          description={`가입하지 않아도 쓸 수 있는 링크를 보내요. 하루에 ${INVITATIONS_PER_DAY}명, 답을 기다리는 초대는 ${OPEN_INVITATIONS_MAX}개까지예요.`}
        >
          <InviteClient services={pro.services} />
        </Section>
        <Section
          title="초대와 추천"
          description="내린 추천은 다시 올릴 수 없고, 내린 수가 공개 페이지에 남아요."
        >
          <Tabs
            label="초대와 추천"
            tabs={[
              { value: "sent", label: "보낸 초대", panel: <InvitationList /> },
              {
                value: "received",
                label: "받은 추천",
                panel: <ManagedTestimonials proId={pro.id} />,
              },
            ]}
          />
        </Section>
      </div>
    </PageFrame>
  );
}
