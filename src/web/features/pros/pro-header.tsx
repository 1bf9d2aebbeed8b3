import BadgeCheck from "lucide-react/icons/badge-check";
import type { ReactNode } from "react";
import type { Output } from "#contract/registry.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";

interface ProHeaderProps {
  pro: Output<"pro.get">;
  action: ReactNode;
}

/** Face, name and headline, what was checked of them, and for how long they have been at it. */
export function ProHeader({ pro, action }: ProHeaderProps) {
  const career = pro.career_years > 0 ? `경력 ${pro.career_years}년` : "이제 시작하는 고수";
  return (
    <div className="flex items-start gap-4 md:gap-6">
      <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} size="xl" />
      <div className="min-w-0 flex-1">
        <PageHeader
          above={pro.certificates.length > 0 && <Certificates labels={pro.certificates} />}
          title={pro.display_name}
          description={
            <>
              <span className="block text-ink">{pro.headline}</span>
              <span className="mt-1 block text-sm">{career}</span>
            </>
          }
          actions={action}
        />
      </div>
    </div>
  );
}

function Certificates({ labels }: { labels: readonly string[] }) {
  return (
    <ul aria-label="확인된 자격" className="flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li key={label}>
          <Badge tone="success" icon={<BadgeCheck size={14} />}>
            {label}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
