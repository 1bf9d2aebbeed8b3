import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { SkeletonGroup, SkeletonText } from "#ui/feedback/skeleton.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useDebounced } from "#web/platform/form/use-debounced.ts";
import { ChoiceChecks } from "./choice-checks.tsx";
import { useRequiredTexts } from "./required-certificates.tsx";
import type { ChosenService } from "./profile-values.ts";

const TYPING_PAUSE_MS = 150;

interface ServiceChoicesProps {
  /** What is typed to find a service; while empty the category is shown. */
  text: string;
  category: string;
  chosen: ReadonlySet<string>;
  full: boolean;
  onToggle: (service: ChosenService) => void;
}

interface Group {
  key: string;
  name: string;
  services: readonly (ChosenService & { place?: string })[];
}

/** The services that a name or a category gives, to be ticked. */
export function ServiceChoices({ text, category, chosen, full, onToggle }: ServiceChoicesProps) {
  const required = useRequiredTexts();
  const asked = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const searching = text.trim() !== "" && asked !== "";
  const found = useQuery({
    ...endpointQuery("services.list", { q: asked }),
    enabled: searching,
    placeholderData: keepPreviousData,
  });
  const inCategory = useQuery({
    ...endpointQuery("categories.get", { cat1Slug: category }),
    enabled: !searching && category !== "",
  });
  const query = searching ? found : inCategory;
  if (!searching && category === "") return null;
  if (query.isError) {
    return (
      <Panel>
        <ErrorPanel description={failureMessage(query.error)} onRetry={() => query.refetch()} />
      </Panel>
    );
  }
  const groups = searching ? foundGroup(found.data?.items) : inCategory.data?.groups.map(asGroup);
  if (!groups) {
    return (
      <Panel>
        <SkeletonGroup>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      </Panel>
    );
  }
  const count = groups.reduce((sum, group) => sum + group.services.length, 0);
  return (
    <Panel>
      <p role="status" className={count > 0 ? "sr-only" : "py-2 text-muted"}>
        {count > 0
          ? `서비스 ${count}개`
          : "그런 이름의 서비스가 없어요. 더 짧은 검색어로 찾아보세요."}
      </p>
      {groups.map((group) => (
        <ChoiceChecks
          key={group.key}
          legend={group.name}
          legendHidden={searching}
          options={group.services.map(({ slug, name, place }) => ({
            key: slug,
            label: (
              <>
                {name}
                {place && <span className="block text-sm text-muted">{place}</span>}
                {required.has(slug) && (
                  <span className="block text-sm text-muted">{required.get(slug)}</span>
                )}
              </>
            ),
          }))}
          chosen={chosen}
          full={full}
          onToggle={(slug) => {
            const service = group.services.find((one) => one.slug === slug);
            if (service) onToggle({ slug, name: service.name });
          }}
        />
      ))}
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface px-4 py-3">
      {children}
    </div>
  );
}

function asGroup(group: { slug: string; name: string; services: ChosenService[] }): Group {
  return { key: group.slug, name: group.name, services: group.services };
}

function foundGroup(
  services: readonly (ChosenService & { category1: { name: string } })[] | undefined,
): Group[] | undefined {
  if (!services) return undefined;
  const placed = services.map(({ slug, name, category1 }) => ({
    slug,
    name,
    place: category1.name,
  }));
  return placed.length === 0 ? [] : [{ key: "found", name: "찾은 서비스", services: placed }];
}
