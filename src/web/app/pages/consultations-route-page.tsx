import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { ConsultationsPage } from "#web/features/consultations/consultations-page.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { consultationSide } from "../routes/consultation-side.ts";

/** The consultations of the side that the URL names, or of the face the person shows. */
export function ConsultationsRoutePage() {
  const { side } = useSearch({ from: "/consultations" });
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  return (
    <ConsultationsPage
      side={consultationSide(side, me, useVisitor())}
      bothSides={me.pro !== null}
    />
  );
}
