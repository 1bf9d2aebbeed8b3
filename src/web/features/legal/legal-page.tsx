import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Output } from "#contract/registry.ts";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import type { LegalDocument } from "#domain/legal/documents.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { WrittenText } from "#web/platform/written-text/written-text.tsx";
import { Contractors } from "./contractors.tsx";
import { LegalChanges } from "./legal-changes.tsx";
import { LegalVersions } from "./legal-versions.tsx";
import { ThirdParties } from "./third-parties.tsx";

export const TermsPage = () => <LegalPage document="terms" />;
export const PrivacyPage = () => <LegalPage document="privacy" />;
export const OperationPolicyPage = () => <LegalPage document="operation-policy" />;

/** One of the texts that hold between people and the product: in force today, or as it once was. */
function LegalPage({ document }: { document: LegalDocument }) {
  const { version, against } = useSearch({ strict: false });
  const { data: legal } = useSuspenseQuery(
    endpointQuery("legal.get", { document, version, against }),
  );
  return (
    <PageFrame width="narrow">
      <PageHeader
        above={<Breadcrumbs crumbs={[{ key: "here", label: legal.title }]} />}
        title={legal.title}
        description={`${formatKoreanDate(legal.from)}부터 · ${legal.version}판`}
      />
      <div className="flex flex-col gap-8">
        <Standing legal={legal} />
        {legal.changes ? (
          <LegalChanges changes={legal.changes} />
        ) : (
          <>
            <Contents legal={legal} />
            <WrittenText blocks={legal.blocks} />
          </>
        )}
        {legal.contractors && <Contractors contractors={legal.contractors} />}
        {legal.third_parties && <ThirdParties thirdParties={legal.third_parties} />}
        <LegalVersions legal={legal} />
      </div>
    </PageFrame>
  );
}

/** What is read here is not what holds today, or not for much longer. */
function Standing({ legal }: { legal: Output<"legal.get"> }) {
  const { version, in_force: inForce, coming } = legal;
  const to = `/${legal.document}`;
  if (version !== inForce.version) {
    return (
      <Notice>
        지금 쓰는 판이 아니에요.{" "}
        <TextLink render={<Link to={to} />}>지금 쓰는 {inForce.version}판 보기</TextLink>
      </Notice>
    );
  }
  if (!coming) return null;
  return (
    <Notice title={`${formatKoreanDate(coming.from)}부터 바뀌어요`}>
      {coming.about}{" "}
      <TextLink render={<Link to={to} search={{ version: coming.version, against: version }} />}>
        달라지는 곳 보기
      </TextLink>
    </Notice>
  );
}

/** The ways to its parts, where there are so many that one looks for one. */
function Contents({ legal }: { legal: Output<"legal.get"> }) {
  const headings = legal.blocks.filter((block) => block.kind === "heading");
  if (headings.length === 0) return null;
  return (
    <nav aria-label="차례" className="rounded-lg bg-sunken p-4">
      <ul className="gap-x-6 sm:columns-2">
        {headings.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-sm text-ink no-underline hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
