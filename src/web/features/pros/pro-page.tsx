import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageFrame } from "#ui/page-frame.tsx";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { useVisitor } from "#web/platform/visitor.ts";
import { AskBar } from "./ask-bar.tsx";
import { OfferedServices } from "./offered-services.tsx";
import { ProFigures } from "./pro-figures.tsx";
import { ProHeader } from "./pro-header.tsx";

interface ProPageProps {
  proId: string;
  /** Of a pro who offers consultations, the part with them. */
  consultation: ReactNode;
  /** The parts with the certifications, the testimonials and the reviews, which are other slices'. */
  certifications: ReactNode;
  testimonials: ReactNode;
  reviews: ReactNode;
}

/** A pro as anyone may see them: figures, services to ask for, regions and reviews. */
export function ProPage({
  proId,
  consultation,
  certifications,
  testimonials,
  reviews,
}: ProPageProps) {
  const { data: pro } = useSuspenseQuery(endpointQuery("pro.get", { proId }));
  const isOwn = useOwnProId() === proId;
  const asks = pro.accepts_requests && !isOwn;
  return (
    <PageFrame width="wide">
      <ProHeader
        pro={pro}
        action={
          isOwn && (
            <ButtonLink variant="secondary" size="sm" render={<Link to="/pro/profile" />}>
              프로필 고치기
            </ButtonLink>
          )
        }
      />
      <ProFigures pro={pro} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_22rem]">
        <aside aria-label="서비스" className="min-w-0 lg:order-last">
          <div className="flex flex-col gap-4 lg:sticky lg:top-22">
            {!pro.accepts_requests && (
              <Notice title="지금은 새 요청을 받지 않아요">
                프로필과 후기는 그대로 볼 수 있어요.
              </Notice>
            )}
            <OfferedServices pro={pro} asks={asks} />
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          <Section title="소개">
            <p className="break-words whitespace-pre-line">{pro.introduction}</p>
          </Section>
          <Section title="일하는 지역">
            <ul className="flex flex-wrap gap-2">
              {pro.regions.map((region) => (
                <li key={region} className="rounded-full bg-sunken px-3 py-1 text-sm">
                  {region}
                </li>
              ))}
            </ul>
          </Section>
          {pro.offers_consultation && consultation}
          {certifications}
          {testimonials}
          {reviews}
          {!isOwn && (
            <p className="text-sm text-muted">
              이 고수에게 문제가 있었나요?{" "}
              <TextLink render={<Link to="/pro/report" search={{ pro_id: proId }} />}>
                신고하기
              </TextLink>
            </p>
          )}
        </div>
      </div>
      {asks && <AskBar pro={pro} />}
    </PageFrame>
  );
}

/** The pro profile of the person who looks, null without one. */
function useOwnProId(): string | null {
  const { authenticated } = useVisitor();
  const { data: me } = useQuery({ ...endpointQuery("users.me"), enabled: authenticated });
  return me?.pro?.id ?? null;
}
