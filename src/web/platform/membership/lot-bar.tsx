import type { LotKind } from "#domain/credits/lot.ts";

/** One dye a kind: the list beside the bar says which part of it is which. */
export const LOT_DYES: Record<LotKind, string> = {
  plan: "bg-accent",
  rollover: "bg-jjok-dye/55",
  bonus: "bg-chija-dye",
  topup: "bg-meok-dye",
  refund: "bg-ssuk-dye",
};

interface LotBarProps {
  lots: readonly { id: string; kind: LotKind; available: number }[];
  className: string;
}

/** All that can be spent as one bar, each lot as long as it is large. Decoration of the list beside it. */
export function LotBar({ lots, className }: LotBarProps) {
  return (
    <div aria-hidden className={`flex h-2.5 gap-0.5 ${className}`}>
      {lots
        .filter(({ available }) => available > 0)
        .map(({ id, kind, available }) => (
          <span
            key={id}
            style={{ flexGrow: available }}
            className={`min-w-0.5 rounded-[1px] ${LOT_DYES[kind]}`}
          />
        ))}
    </div>
  );
}
