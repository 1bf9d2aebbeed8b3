import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { TextLink } from "#ui/action/text-link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { WrittenText } from "#web/platform/written-text/written-text.tsx";
import { HelpLinks } from "./help-links.tsx";

/** One answer, and the ways on from it. */
export function HelpArticlePage() {
  const { slug } = useParams({ from: "/help/$slug" });
  const { data: article } = useSuspenseQuery(endpointQuery("help.get", { slug }));
  return (
    <PageFrame width="narrow">
      <PageHeader
        above={
          <Breadcrumbs
            crumbs={[
              { key: "help", label: "도움말", render: <Link to="/help" /> },
              { key: "here", label: article.topic.name },
            ]}
          />
        }
        title={article.title}
      />
      <div className="flex flex-col gap-10">
        <WrittenText blocks={article.blocks} />
        <p className="rounded-lg bg-sunken p-4">
          풀리지 않았으면 <TextLink render={<Link to="/support" />}>고객센터</TextLink>로 알려
          주세요.
        </p>
        <Section title={article.topic.name}>
          <HelpLinks articles={article.others} />
        </Section>
      </div>
    </PageFrame>
  );
}
