import { useQueryClient, type Query } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { Section } from "#ui/layout/section.tsx";

/** What the page holds in its cache, and in which state. */
export function QueryInspector() {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  // A text is the same snapshot as long as nothing changed.
  const snapshot = useSyncExternalStore(subscribe, () =>
    JSON.stringify(cache.getAll().map(describe)),
  );
  const queries = JSON.parse(snapshot) as ReturnType<typeof describe>[];
  return (
    <Section title="불러온 답" level={3}>
      <ul className="flex flex-col gap-2">
        {queries.map((query) => (
          <li key={query.hash} className="flex items-start gap-2 text-sm">
            <Badge tone={query.tone}>{query.state}</Badge>
            <code className="min-w-0 break-all">{query.hash}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function describe(query: Query): { hash: string; state: string; tone: Tone } {
  const hash = query.queryHash;
  if (query.state.fetchStatus === "fetching") {
    return { hash, state: "불러오는 중", tone: "accent" };
  }
  if (query.state.status === "error") return { hash, state: "실패", tone: "danger" };
  if (query.state.isInvalidated) return { hash, state: "낡음", tone: "warning" };
  return { hash, state: query.isActive() ? "쓰는 중" : "보관", tone: "neutral" };
}
