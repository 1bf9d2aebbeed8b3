import type { SubmittedDocument } from "#contract/endpoints/staff/staff-parts.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { certificationKinds, certificationStates } from "../staff-labels.ts";

/** What a pro submitted to be certified, each with its state and the way to it. */
export function DocumentList({ documents }: { documents: readonly SubmittedDocument[] }) {
  return (
    <Section title="자격">
      {documents.length === 0 ? (
        <p className="text-muted">제출한 자격이 없어요.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {documents.map((document) => (
            <li key={document.id}>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <TextLink
                  placement="alone"
                  render={
                    <Link
                      to="/staff/certifications/$certificationId"
                      params={{ certificationId: document.id }}
                    />
                  }
                >
                  {document.label}
                </TextLink>
                <Badge tone={certificationStates[document.state].tone}>
                  {certificationStates[document.state].label}
                </Badge>
              </p>
              <p className="text-sm break-words text-muted">
                {certificationKinds[document.kind]}
                {document.business_name && ` · 상호 ${document.business_name}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
