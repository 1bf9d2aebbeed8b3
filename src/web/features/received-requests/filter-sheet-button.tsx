import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import type { ReceivedCounts } from "#contract/endpoints/quotes/received-requests.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { filterCount, withoutFilters } from "./received-params.ts";
import { FilterChoices, useAskedList } from "./received-filters.tsx";

/** The filters on a phone. The list behind follows each choice, and the button says how much is left. */
export function FilterSheetButton({ counts }: { counts: ReceivedCounts }) {
  const [isOpen, setIsOpen] = useState(false);
  const { asked, show } = useAskedList();
  const set = filterCount({ ...asked, words: undefined });
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal size={18} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        필터{set > 0 && <span className="numeric">{set}</span>}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title="필터"
        footer={
          <div className="flex gap-2">
            <Button
              variant="secondary"
              onClick={() => show((before) => ({ ...withoutFilters(before), words: before.words }))}
            >
              모두 해제
            </Button>
            <Button className="flex-1" onClick={() => setIsOpen(false)}>
              요청 {groupDigits(counts.total)}건 보기
            </Button>
          </div>
        }
      >
        <div className="flex flex-col gap-3">
          <FilterChoices counts={counts} />
        </div>
      </Sheet>
    </>
  );
}
