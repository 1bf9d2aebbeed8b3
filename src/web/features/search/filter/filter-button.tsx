import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { loadSheetPanel } from "#ui/overlay/sheet.tsx";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import type { SearchParams } from "../search-params.ts";
import type { Asked } from "../search-title.ts";
import type { Understood } from "../words-elsewhere.ts";

interface FilterButtonProps {
  params: SearchParams;
  asked: Asked | undefined;
  understood: Understood | undefined;
  /** How many filters are set. */
  count: number;
}

const loadSheet = async () => {
  const [{ FilterSheet }] = await Promise.all([import("./filter-sheet.tsx"), loadSheetPanel()]);
  return FilterSheet;
};

/** Opens the filters on a phone. Their code comes when somebody reaches for the button. */
export function FilterButton({ params, asked, understood, count }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const FilterSheet = useLoadedPart(loadSheet, isOpen, setIsOpen);
  const preload = () => void loadSheet().catch(() => undefined);
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal size={18} />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        필터{count > 0 && <span className="numeric">{count}</span>}
      </Button>
      {FilterSheet && (
        <FilterSheet
          open={isOpen}
          onOpenChange={setIsOpen}
          params={params}
          asked={asked}
          understood={understood}
        />
      )}
    </>
  );
}
