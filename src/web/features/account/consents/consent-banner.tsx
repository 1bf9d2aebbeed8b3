import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { tabStorage } from "#web/platform/draft/device-storage.ts";
import { Link } from "#web/platform/navigation/link.tsx";

const PAGE = "/setting/consents";

/** Says on a visit that a text has changed which the person agreed to, until they have answered or said later. */
export function ConsentBanner() {
  const { data: me } = useQuery(endpointQuery("users.me"));
  return me ? <Asked key={me.id} accountId={me.id} /> : null;
}

function Asked({ accountId }: { accountId: string }) {
  const key = `consents-asked.${accountId}`;
  const [isDone, setDone] = useState(() => tabStorage.readJson(key) !== null);
  const { data: consents } = useQuery({ ...endpointQuery("users.me.consents"), enabled: !isDone });
  const onPage = useLocation({ select: ({ pathname }) => pathname === PAGE });
  const asked = consents?.texts.filter(({ asks }) => asks) ?? [];
  const isNone = consents !== undefined && asked.length === 0;
  // Once a visit is enough: other pages of this tab need not ask the server again.
  useEffect(() => {
    if (isNone) tabStorage.writeJson(key, true);
  }, [isNone, key]);
  if (isDone || onPage || asked.length === 0) return null;
  return (
    <aside aria-label="바뀐 약관" className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-292 flex-wrap items-center gap-x-3 px-4 md:px-6">
        <p className="flex min-h-11 flex-1 basis-[10rem] items-center py-1 text-sm">
          동의하신 뒤에 바뀐 것이 있어요: {asked.map(({ title }) => title).join(", ")}
        </p>
        <TextLink placement="alone" className="text-sm" render={<Link to={PAGE} />}>
          보고 답하기
        </TextLink>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            tabStorage.writeJson(key, true);
            setDone(true);
          }}
        >
          나중에
        </Button>
      </div>
    </aside>
  );
}
