import { useEffect, useState } from "react";
import { KeyCap } from "#ui/text/key-cap.tsx";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { useStaffKeys } from "./use-staff-keys.ts";

export interface KeyHint {
  name: string;
  does: string;
}

/** Kept on the device; whoever speaks to their computer types by accident. */
const KEPT = "staff-keys";
const OFF = "off";

/** The keys of a list, which work while this is shown as on; a phone has none. */
export function KeyHints({ more }: { more: readonly KeyHint[] }) {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(deviceStorage.read(KEPT) !== OFF), []);
  useStaffKeys(isOn);
  function toggle() {
    if (isOn) deviceStorage.write(KEPT, OFF);
    else deviceStorage.remove(KEPT);
    setOn(!isOn);
  }
  return (
    <p className="flex shrink-0 items-center gap-3 text-xs text-muted max-lg:hidden">
      {isOn &&
        [{ name: "J", does: "다음" }, { name: "K", does: "이전" }, ...more].map(
          ({ name, does }) => (
            <span key={name} className="flex items-center gap-1.5">
              <KeyCap name={name} />
              {does}
            </span>
          ),
        )}
      <button type="button" className="min-h-11 font-semibold text-accent-ink" onClick={toggle}>
        {isOn ? "단축키 끄기" : "단축키 켜기"}
      </button>
    </p>
  );
}
