import type { ReactNode } from "react";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { roomFor } from "#domain/region/whole-region.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { ChoiceChecks } from "../choice-checks.tsx";
import type { ChosenRegion } from "../profile-values.ts";

const { regionsMax } = PROFILE_LIMITS;

/** What is chosen and how that changes; `onAdd` takes only what is not chosen and fits. */
export interface RegionChoice {
  chosen: ReadonlySet<string>;
  onAdd: (regions: readonly ChosenRegion[]) => void;
  onRemove: (codes: readonly string[]) => void;
}

interface Whole {
  key: string;
  label: string;
  codes: readonly string[];
}

interface RegionChecksProps extends RegionChoice {
  legend: string;
  /** What can be chosen at once, of the regions below. */
  wholes: readonly Whole[];
  regions: readonly (ChosenRegion & { name: string; place?: string })[];
}

/** Regions to be ticked, several at once above and each by itself below. */
export function RegionChecks(props: RegionChecksProps) {
  const { legend, wholes, regions, chosen, onAdd, onRemove } = props;
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface px-4 py-3">
      {wholes.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm font-semibold text-muted">한 번에 고르기</legend>
          {/* The first is the whole of the others. */}
          <div className="grid grid-cols-2 gap-x-4 *:first:col-span-full sm:grid-cols-3">
            {wholes.map((whole) => (
              <WholeCheck
                key={whole.key}
                whole={whole}
                chosen={chosen}
                onAdd={(codes) => onAdd(regions.filter(({ code }) => codes.includes(code)))}
                onRemove={() => onRemove(whole.codes)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <ChoiceChecks
        legend={legend}
        options={regions.map(({ code, name, place }) => ({
          key: code,
          label: place ? <PlacedName name={name} place={place} /> : name,
        }))}
        chosen={chosen}
        full={chosen.size >= regionsMax}
        onToggle={(code) => {
          if (chosen.has(code)) onRemove([code]);
          else onAdd(regions.filter((region) => region.code === code));
        }}
      />
    </div>
  );
}

interface WholeCheckProps {
  whole: Whole;
  chosen: ReadonlySet<string>;
  onAdd: (codes: readonly string[]) => void;
  onRemove: () => void;
}

/** All of them by one press; what does not fit says so before and cannot be pressed, so that nothing is chosen by half. */
function WholeCheck({ whole: { label, codes }, chosen, onAdd, onRemove }: WholeCheckProps) {
  const { missing, lacking } = roomFor(codes, chosen, regionsMax);
  return (
    <Checkbox
      label={
        <>
          {label} <span className="numeric text-sm text-muted">{codes.length}곳</span>
        </>
      }
      checked={missing.length === 0}
      indeterminate={missing.length > 0 && missing.length < codes.length}
      disabled={lacking > 0}
      hint={
        lacking > 0 &&
        `${regionsMax}곳까지라 ${lacking}곳이 넘쳐요. 고른 지역에서 ${lacking}곳을 빼면 고를 수 있어요.`
      }
      onChange={() => (missing.length === 0 ? onRemove() : onAdd(missing))}
    />
  );
}

function PlacedName({ name, place }: { name: string; place: string }): ReactNode {
  return (
    <>
      {name}
      <span className="block text-sm text-muted">{place}</span>
    </>
  );
}
