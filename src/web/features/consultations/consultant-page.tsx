import { useSuspenseQuery } from "@tanstack/react-query";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ConsultantEditor } from "./consultant-editor.tsx";

/** The pro's own consultant profile: to be made, changed or taken down. */
export function ConsultantPage() {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  return me.pro && <OwnConsultant proId={me.pro.id} />;
}

function OwnConsultant({ proId }: { proId: string }) {
  const { data: pro } = useSuspenseQuery(endpointQuery("pro.get", { proId }));
  if (!pro.offers_consultation) return <ConsultantEditor proId={proId} consultant={null} />;
  return <ExistingConsultant proId={proId} />;
}

function ExistingConsultant({ proId }: { proId: string }) {
  const { data: consultant } = useSuspenseQuery(endpointQuery("pro.consultant", { proId }));
  return <ConsultantEditor proId={proId} consultant={consultant} />;
}
