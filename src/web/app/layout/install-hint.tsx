import { useEffect, useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { deviceStorage, tabStorage } from "#web/platform/draft/device-storage.ts";
import { installWay, VISITS_BEFORE_HINT, type InstallWay } from "./install-way.ts";

const VISITS = "install.visits";
const COUNTED = "install.counted";
const NEVER = "install.never";

/** From the second visit on, how the product comes onto the home screen; until somebody wants to hear no more of it. */
export function InstallHint() {
  const [way, setWay] = useState<InstallWay | null>(null);
  useEffect(() => {
    const visits = countVisit();
    const look = () => {
      const wanted = visits >= VISITS_BEFORE_HINT && deviceStorage.read(NEVER) === null;
      setWay(wanted ? installWay() : null);
    };
    look();
    // The browser offers it when it likes, often after the page.
    window.addEventListener("beforeinstallprompt", look);
    return () => window.removeEventListener("beforeinstallprompt", look);
  }, []);
  if (way === null) return null;
  function never() {
    deviceStorage.write(NEVER, "1");
    setWay(null);
  }
  return (
    <aside aria-label="홈 화면에 추가" className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-292 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-6">
        <p className="min-w-0 flex-1 basis-60 text-sm">
          {way.kind === "prompt"
            ? "홈 화면에 두면 앱처럼 바로 열 수 있어요."
            : "공유 메뉴에서 ‘홈 화면에 추가’를 누르면 앱처럼 바로 열 수 있어요."}
        </p>
        {way.kind === "prompt" && (
          <Button
            size="sm"
            onClick={async () => {
              await way.ask();
              setWay(null);
            }}
          >
            홈 화면에 추가
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={never}>
          다시 보지 않기
        </Button>
      </div>
    </aside>
  );
}

/** A tab is one visit, however many pages it sees. */
function countVisit(): number {
  const before = Number(deviceStorage.read(VISITS)) || 0;
  if (tabStorage.read(COUNTED) !== null) return before;
  tabStorage.write(COUNTED, "1");
  deviceStorage.write(VISITS, String(before + 1));
  return before + 1;
}
