import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { filterCount, withoutFilters } from "./received-params.ts";
import { FilterChoices, useShowList, type FilterProps } from "./received-filters.tsx";

/** The filters on a phone. The list behind follows each choice, and the button says how much is left. */
export function FilterSheetButton({ params, counts }: FilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const show = useShowList({});
  const set = filterCount({ ...params, words: undefined });
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
              onClick={() => show({ ...withoutFilters(params), words: params.words })}
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
          <FilterChoices params={params} counts={counts} />
        </div>
      </Sheet>
    </>
  );
}
