import { useState } from "react";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { Output, Query } from "#contract/registry.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Section } from "#ui/layout/section.tsx";

type Certification = Output<"staff.certifications.get">;

/** The private files; each look is written down, so nothing is loaded before it is asked for. */
export function CertificationFiles({ certification }: { certification: Certification }) {
  const { id, file, has_show_image: hasShowImage } = certification;
  return (
    <Section title="파일" description="열어 보면 기록이 남아요.">
      <div className="flex flex-col items-start gap-4">
        {file === null && <p className="text-muted">제출한 파일이 없어요.</p>}
        {file?.kind === "image" && <PrivatePicture id={id} part="proof" label="증명 사진 보기" />}
        {file?.kind === "document" && (
          <ButtonLink variant="secondary" href={fileUrl(id, "proof")} download>
            {file.name} 내려받기
          </ButtonLink>
        )}
        {hasShowImage && <PrivatePicture id={id} part="show_image" label="공개할 사진 보기" />}
      </div>
    </Section>
  );
}

type Part = NonNullable<Query<"staff.certifications.file">["part"]>;

function PrivatePicture({ id, part, label }: { id: string; part: Part; label: string }) {
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <Button variant="secondary" onClick={() => setShown(true)}>
        {label}
      </Button>
    );
  }
  const name = label.replace(" 보기", "");
  const url = fileUrl(id, part);
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name} 크게 보기 (새 창)`}
      className="block w-full"
    >
      <img src={url} alt={name} className="w-full rounded-md border border-line" />
    </a>
  );
}

function fileUrl(certificationId: string, part: Part): string {
  return endpointCall("staff.certifications.file", { certificationId, part }).url;
}
