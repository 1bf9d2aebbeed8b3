import type { ReactNode } from "react";

interface SettingRowProps {
  label: string;
  /** What holds now; what is never shown has a `hint` instead. */
  value?: ReactNode;
  hint?: string;
  /** The one thing to do about it. */
  action: ReactNode;
}

/** One setting: what it is, what it is now, and the way to change it; stands in a list with hairlines. */
export function SettingRow({ label, value, hint, action }: SettingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className={hint ? "font-medium" : "text-sm text-muted"}>{label}</p>
        <p className={hint ? "text-sm text-muted" : "font-medium break-words"}>{hint ?? value}</p>
      </div>
      {action}
    </li>
  );
}
