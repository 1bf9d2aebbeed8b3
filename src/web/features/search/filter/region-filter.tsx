import ChevronDown from "lucide-react/icons/chevron-down";
import MapPin from "lucide-react/icons/map-pin";
import { clsx } from "clsx";
import { useId, useState } from "react";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import type { Asked } from "../search-title.ts";

interface RegionFilterProps {
  value: string | undefined;
  /** Where the words look while nothing is chosen. */
  named: string | null;
  onChange: (code: string | undefined) => void;
  asked: Asked | undefined;
}

const loadField = () =>
  import("#web/platform/region/region-field.tsx").then((module) => module.RegionField);

/** Where the work is; the choice of regions, with its code, comes when it is opened. */
export function RegionFilter({ value, named, onChange, asked }: RegionFilterProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Field = useLoadedPart(loadField, isOpen, setIsOpen);
  const known = asked?.region?.code === value ? asked?.region?.full_name : undefined;
  return (
    <div>
      <p id={`${id}-label`} className="mb-2 text-sm font-semibold">
        지역
      </p>
      <button
        type="button"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-expanded={isOpen}
        className="flex min-h-12 w-full items-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-left"
        onPointerEnter={() => void loadField().catch(() => undefined)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MapPin size={18} aria-hidden className="shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          {value === undefined ? (named ?? "전국") : (known ?? "고른 지역")}
        </span>
        <ChevronDown
          size={20}
          aria-hidden
          className={clsx("shrink-0 text-muted transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {value !== undefined && <input type="hidden" name="region" value={value} />}
      {isOpen && Field && (
        <div className="mt-3 rounded-md bg-sunken p-3">
          <Field label="지역" value={value} onChange={onChange} narrow />
        </div>
      )}
    </div>
  );
}
