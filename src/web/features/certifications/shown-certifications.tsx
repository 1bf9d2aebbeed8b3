import { CREDENTIAL_KIND_NAMES } from "#domain/certification/certificate-names.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isCredentialKind } from "#domain/certification/kind.ts";
import { Lightbox } from "#ui/media/lightbox.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Section } from "#ui/layout/section.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** What was checked of a pro, with the pictures that they show. Nothing when nothing was. */
export function ShownCertifications({ proId }: { proId: string }) {
  const { data } = useSuspenseQuery(endpointQuery("pro.certifications", { proId }));
  const [isOpen, setIsOpen] = useState(false);
  const [openedId, setOpenedId] = useState<string | null>(null);
  if (data.items.length === 0) return null;
  const opened = data.items.find(({ id }) => id === openedId);
  const open = (id: string) => {
    setOpenedId(id);
    setIsOpen(true);
  };
  return (
    <Section anchor="certifications" title="확인된 자격" description="솜씨가 확인한 내용이에요.">
      <ul className="grid gap-3 sm:grid-cols-2">
        {data.items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4"
          >
            <BadgeCheck size={24} className="shrink-0 text-success" aria-hidden />
            <div className="min-w-0 flex-1 basis-[7rem]">
              <p className="font-semibold break-words">{item.label}</p>
              <p className="text-sm text-muted">
                {isCredentialKind(item.kind) && `${CREDENTIAL_KIND_NAMES[item.kind]} · `}
                <span className="numeric">{formatDay(item.approved_at)}</span> 확인
              </p>
            </div>
            {item.image && (
              <button
                type="button"
                onClick={() => open(item.id)}
                className="ml-auto size-14 shrink-0 overflow-hidden rounded-md"
              >
                <Picture
                  picture={item.image}
                  alt={`${item.label} 사진 크게 보기`}
                  sizes="56px"
                  shape="fill"
                />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Lightbox
        open={isOpen && Boolean(opened?.image)}
        onOpenChange={setIsOpen}
        title={opened?.label ?? ""}
        pictures={opened?.image ? [opened.image] : []}
        index={0}
        onIndexChange={() => undefined}
      />
    </Section>
  );
}
