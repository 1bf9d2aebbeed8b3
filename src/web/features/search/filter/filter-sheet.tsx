import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { PriceFields } from "./price-fields.tsx";
import { priceProblems } from "./price-problems.ts";
import { withoutFilters, type SearchParams } from "../search-params.ts";
import type { Asked } from "../search-title.ts";
import type { Understood } from "../words-elsewhere.ts";
import { useChoiceCounts, type SearchCounts } from "./use-choice-counts.ts";

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  params: SearchParams;
  asked: Asked | undefined;
  understood: Understood | undefined;
}

/** The filters on a phone: chosen together, and taken over with one press. */
export function FilterSheet({ open, onOpenChange, params, asked, understood }: FilterSheetProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(params);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(params);
  }
  const problems = priceProblems(draft);
  const counts = useChoiceCounts(draft, { enabled: open && problems === null });
  const show = () => {
    onOpenChange(false);
    void navigate({ to: "/search", search: draft });
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="필터"
      footer={
        <div className="flex gap-2">
          <Button variant="secondary" onClick={() => setDraft(withoutFilters(draft))}>
            모두 해제
          </Button>
          <Button className="flex-1" disabled={problems !== null} onClick={show}>
            {counts === undefined || problems !== null ? "이 조건으로 보기" : resultText(counts)}
          </Button>
        </div>
      }
    >
      <FilterFields
        params={draft}
        asked={asked}
        understood={understood}
        counts={counts}
        onChange={(choice) => setDraft((before) => ({ ...before, ...choice }))}
        price={
          <PriceFields
            range={draft}
            problems={problems}
            onChange={(range) => setDraft((before) => ({ ...before, ...range }))}
          />
        }
      />
    </Sheet>
  );
}

function resultText({ total, is_more: isMore }: SearchCounts): string {
  return `결과 ${groupDigits(total)}명${isMore ? " 넘게" : ""} 보기`;
}
