import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/action/button.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SewnCover } from "#ui/seal/sewn-cover.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { AskButton } from "./ask-button.tsx";
import { OfferedServices } from "./offered-services.tsx";
import { ProFigures } from "./pro-figures.tsx";
import { ProHeader } from "./pro-header.tsx";
import { SectionLinks } from "./section-links.tsx";
import { ServedRegions } from "./served-regions.tsx";

// Most pros are asked and shown, and most who look are somebody else.
const notAsked = lazyHydrated(
  () => import("./not-asked-notice.tsx").then((module) => module.NotAskedNotice),
  { seldom: true },
);
const ownHidden = lazyHydrated(
  () => import("./visibility/own-hidden-notice.tsx").then((module) => module.OwnHiddenNotice),
  { seldom: true },
);
if (import.meta.env.SSR) await Promise.all([notAsked.load(), ownHidden.load()]);

interface ProPageProps {
  proId: string;
  /** Photos of their work, null when they show none. */
  work: ReactNode | null;
  /** The parts that are other slices'; of those that may be missing, whether they are there. */
  portfolio: ReactNode;
  hasPortfolio: boolean;
  /** Of a pro who offers consultations, the part with them. */
  consultation: ReactNode;
  certifications: ReactNode;
  testimonials: ReactNode;
  hasTestimonials: boolean;
  reviews: ReactNode;
  /** The button that saves the pro of this name. */
  save: (name: string) => ReactNode;
}

/** A pro as anyone may see them: who they are, what they have done, what for, where, and what people say. */
export function ProPage({ proId, ...parts }: ProPageProps) {
  const { data: pro } = useSuspenseQuery(endpointQuery("pro.get", { proId }));
  const isOwn = useViewerProId() === proId;
  const asks = pro.accepts_requests && !isOwn;
  const sections = [
    parts.hasPortfolio && { anchor: "portfolio", label: "포트폴리오" },
    { anchor: "about", label: "소개" },
    { anchor: "reviews", label: "후기" },
    { anchor: "regions", label: "지역" },
    pro.certificates.length > 0 && { anchor: "certifications", label: "자격" },
    pro.offers_consultation && { anchor: "consultation", label: "상담" },
    parts.hasTestimonials && { anchor: "testimonials", label: "외부 추천" },
  ].filter((one) => one !== false);
  return (
    <PageFrame width="wide">
      <div className="-mt-2 mb-6 md:mb-8">
        {parts.work ?? (
          <SewnCover
            id={pro.id}
            name={pro.display_name}
            size="page"
            className="h-32 rounded-lg md:h-48 md:rounded-xl"
          />
        )}
      </div>
      {isOwn && <ownHidden.Part />}
      <ProHeader
        pro={pro}
        action={
          isOwn ? (
            <EditLink />
          ) : (
            <>
              {parts.save(pro.display_name)}
              {asks && <AskOnDesk pro={pro} />}
            </>
          )
        }
      />
      <ProFigures pro={pro} />
      <SectionLinks sections={sections} />
      <div className="mt-10 grid gap-x-10 gap-y-12 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-12 empty:hidden">
          {parts.portfolio}
          <Section anchor="about" title="소개">
            <p className="break-words whitespace-pre-line">{pro.introduction}</p>
          </Section>
        </div>
        <aside aria-label="서비스" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="flex flex-col gap-4 lg:sticky lg:top-32">
            {!pro.accepts_requests && <notAsked.Part />}
            <OfferedServices pro={pro} asks={asks} />
          </div>
        </aside>
        <div className="defer-layout flex min-w-0 flex-col gap-12">
          {parts.reviews}
          <ServedRegions pro={pro} />
          {parts.certifications}
          {pro.offers_consultation && parts.consultation}
          {parts.testimonials}
          {!isOwn && (
            <p className="defer-part text-sm text-muted">
              이 고수에게 문제가 있었나요?{" "}
              <TextLink render={<Link to="/pro/report" search={{ pro_id: proId }} />}>
                신고하기
              </TextLink>
            </p>
          )}
        </div>
      </div>
      {asks && (
        <StickyActionBar className="md:hidden">
          <AskButton pro={pro} />
        </StickyActionBar>
      )}
    </PageFrame>
  );
}

/** On a phone the same button is at the lower edge. */
function AskOnDesk({ pro }: Parameters<typeof AskButton>[0]) {
  return (
    <div className="max-md:hidden">
      <AskButton pro={pro} />
    </div>
  );
}

function EditLink() {
  return (
    <ButtonLink variant="secondary" size="sm" render={<Link to="/pro/profile" />}>
      프로필 수정
    </ButtonLink>
  );
}

/** The pro profile of the person who looks, null without one. */
function useViewerProId(): string | null {
  const { authenticated } = useVisitor();
  const { data: me } = useQuery({ ...endpointQuery("users.me"), enabled: authenticated });
  return me?.pro?.id ?? null;
}
