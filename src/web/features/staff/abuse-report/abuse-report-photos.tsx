import { useState } from "react";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { Output } from "#contract/registry.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Section } from "#ui/layout/section.tsx";

/** What the reporter added; each look is written down, so nothing is loaded before it is asked for. */
export function ReportPhotos({ report }: { report: Output<"staff.reports.get"> }) {
  const [shown, setShown] = useState(false);
  const files = report.photos.map((photo) => ({
    ...photo,
    url: endpointCall("staff.reports.photo", { reportId: report.id, uploadId: photo.id }).url,
  }));
  return (
    <Section title="붙인 파일" description="열어 보면 기록이 남아요.">
      <div className="flex flex-col items-start gap-4">
        {!shown && (
          <Button variant="secondary" onClick={() => setShown(true)}>
            파일 {files.length}개 보기
          </Button>
        )}
        {shown &&
          files.map((file) =>
            file.kind === "image" ? (
              <img
                key={file.id}
                src={file.url}
                alt={file.name}
                className="w-full rounded-md border border-line"
              />
            ) : (
              <ButtonLink key={file.id} variant="secondary" href={file.url} download>
                {file.name} 내려받기
              </ButtonLink>
            ),
          )}
      </div>
    </Section>
  );
}
