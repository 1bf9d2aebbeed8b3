import type { CustomerHire } from "#contract/endpoints/hires.ts";
import { dayOfWork } from "#domain/request/work-due.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Dot } from "#ui/text/dot.tsx";
import { Card } from "#ui/layout/card.tsx";
import { dayOrNull } from "#web/platform/deal/deal-facts.ts";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";

/** What was done, with whom, when and for how much. */
export function ReviewedHire({ hire }: { hire: CustomerHire }) {
  return (
    <Card className="flex items-center gap-4">
      <Avatar
        name={hire.pro.display_name}
        src={hire.pro.photo_url}
        sealOf={hire.pro.id}
        size="lg"
      />
      <div className="min-w-0">
        <p className="font-bold">{hire.pro.display_name}</p>
        <p>{hire.service.name}</p>
        <p className="text-sm text-muted">
          <span className="numeric">
            {formatKoreanDate(dayOfWork(hire.agreed_date, dayOrNull(hire.completed_at)))}
          </span>
          <Dot />
          <span className="numeric">{formatWon(hire.agreed_price)}</span>
        </p>
      </div>
    </Card>
  );
}
