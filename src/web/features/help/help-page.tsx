import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { SEARCH_WORDS_MAX } from "#domain/search/search-words.ts";
import { Button } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { HelpLinks } from "./help-links.tsx";

/** Every question that has an answer, by topic, and those in which words are found. */
export function HelpPage() {
  const { words } = useSearch({ from: "/help" });
  const { data: help } = useSuspenseQuery(endpointQuery("help.list", { q: words }));
  return (
    <PageFrame width="wide">
      <PageHeader
        above={<Breadcrumbs crumbs={[{ key: "here", label: "도움말" }]} />}
        title="도움말"
        description="무엇이 궁금하세요? 찾는 말이 없으면 고객센터로 알려 주세요."
        actions={
          <TextLink placement="alone" render={<Link to="/support" />}>
            고객센터
          </TextLink>
        }
      />
      {/* A form of the page itself: it looks for words without any script. */}
      <form
        action="/help"
        role="search"
        aria-label="도움말"
        className="mb-10 flex max-w-160 items-end gap-2"
      >
        <div className="min-w-0 flex-1">
          <TextField
            key={words}
            type="search"
            name="words"
            label="도움말에서 찾기"
            defaultValue={words}
            maxLength={SEARCH_WORDS_MAX}
          />
        </div>
        <Button type="submit" className="shrink-0">
          찾기
        </Button>
      </form>
      <div className="flex flex-col gap-10">
        {help.found && (
          <Section title={`‘${words}’에 관한 글 ${help.found.length}개`}>
            {help.found.length > 0 ? (
              <HelpLinks articles={help.found} />
            ) : (
              <p>
                찾은 글이 없어요. 다른 말로 찾거나{" "}
                <TextLink render={<Link to="/support" />}>고객센터</TextLink>로 알려 주세요.
              </p>
            )}
          </Section>
        )}
        {help.topics.map(({ slug, name, about, articles }) => (
          <Section key={slug} anchor={slug} title={name} description={about}>
            <HelpLinks articles={articles} />
          </Section>
        ))}
      </div>
    </PageFrame>
  );
}
