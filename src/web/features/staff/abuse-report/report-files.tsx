import { useState } from "react";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { Output } from "#contract/registry.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";

interface ReportFilesProps {
  reportId: string;
  files: Output<"staff.reports.get">["photos"];
}

/** Files of a report or of what it is about; each look is written down, so nothing is loaded before it is asked for. */
export function ReportFiles({ reportId, files }: ReportFilesProps) {
  const [shown, setShown] = useState(false);
  const urlOf = (uploadId: string) =>
    endpointCall("staff.reports.photo", { reportId, uploadId }).url;
  return (
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
              src={urlOf(file.id)}
              alt={file.name}
              className="w-full rounded-md border border-line"
            />
          ) : (
            <ButtonLink key={file.id} variant="secondary" href={urlOf(file.id)} download>
              {file.name} 내려받기
            </ButtonLink>
          ),
        )}
    </div>
  );
}
