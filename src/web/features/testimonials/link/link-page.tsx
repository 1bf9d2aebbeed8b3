import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonGroup, SkeletonText } from "#ui/feedback/skeleton.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { LinkForm } from "./link-form.tsx";
import { LinkProblem, NoLink } from "./link-problem.tsx";
import { useLinkToken } from "./use-link-token.ts";
import { WrittenTestimonial } from "./written-testimonial.tsx";

/** What a client from outside the service sees behind the link that a pro sent: to write, later to take it back. */
export function LinkPage() {
  const token = useLinkToken();
  const link = useQuery({
    ...endpointQuery("pro.testimonial.open", { token: token ?? "" }),
    enabled: token !== null && token !== "",
    // Opening is counted: only what was done here makes it out of date.
    staleTime: Infinity,
  });
  if (token === "") {
    return (
      <Frame>
        <NoLink description="받은 문자나 메일의 링크로 들어와 주세요." />
      </Frame>
    );
  }
  if (link.isError) {
    return (
      <Frame>
        <LinkProblem error={link.error} onRetry={() => void link.refetch()} />
      </Frame>
    );
  }
  if (token === null || !link.data) {
    return (
      <Frame>
        <noscript>
          <p className="mb-6">추천을 쓰려면 브라우저에서 자바스크립트를 켜 주세요.</p>
        </noscript>
        <SkeletonGroup label="초대를 확인하고 있어요">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      </Frame>
    );
  }
  const { pro, service, written } = link.data;
  if (written) {
    return (
      <Frame title="내가 쓴 추천">
        <WrittenTestimonial token={token} opened={link.data} written={written} />
      </Frame>
    );
  }
  return (
    <Frame
      title={`${pro.display_name} 고수 추천하기`}
      description={`${service.name} 일을 함께한 이야기를 들려주세요. 가입하지 않아도 돼요.`}
    >
      <LinkForm token={token} opened={link.data} />
    </Frame>
  );
}

function Frame(props: { title?: string; description?: string; children: ReactNode }) {
  return (
    <PageFrame width="narrow" className="max-w-160">
      <PageHeader title={props.title ?? "추천 쓰기"} description={props.description} />
      {props.children}
    </PageFrame>
  );
}
