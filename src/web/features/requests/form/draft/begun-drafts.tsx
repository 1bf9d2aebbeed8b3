import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Link } from "#web/platform/navigation/link.tsx";
import PencilLine from "lucide-react/icons/pencil-line";
import { TaskRow } from "#ui/list/task-row.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { draftKey, isBegun, readDraft } from "./request-draft.ts";

/** More than these nobody goes on with. */
const MOST_DRAFTS = 2;

const SEPARATOR = " ";

/** Slugs of the services whose request was begun on this device; none while the page is being hydrated. */
export function useBegunDrafts(): readonly string[] {
  // As one text: a snapshot has to be the same while nothing changed.
  const slugs = useSyncExternalStore(onOtherTab, begunSlugs, () => "");
  return slugs === "" ? [] : slugs.split(SEPARATOR);
}

function begunSlugs(): string {
  return deviceStorage
    .keys(draftKey(""))
    .map((key) => key.slice(draftKey("").length))
    .filter((slug) => {
      const draft = readDraft(deviceStorage.readJson(draftKey(slug)));
      return draft !== null && isBegun(draft);
    })
    .slice(0, MOST_DRAFTS)
    .join(SEPARATOR);
}

function onOtherTab(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** A request that was begun on this device, to go on with. */
export function DraftRow({ slug }: { slug: string }) {
  const { data } = useQuery(endpointQuery("services.get", { slug }));
  // A service that there is no more has no form either.
  if (!data) return null;
  return (
    <li>
      <TaskRow
        icon={<PencilLine size={22} />}
        title={`${data.name} 요청서를 쓰고 있었어요`}
        detail="쓰던 내용은 이 기기에 남아 있어요."
        verb="이어서 쓰기"
        render={<Link to="/request/$slug" params={{ slug }} />}
      />
    </li>
  );
}
