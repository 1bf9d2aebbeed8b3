import { useRef } from "react";
import { useFocusHeir } from "#ui/action/use-focus-heir.ts";

/** Leads to the first message that was not read, where it is further up than what came at once; goes once that is there. */
export function UnreadAbove({ count, onPress }: { count: number; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  return (
    <button
      ref={button}
      type="button"
      className="min-h-11 border-b border-line bg-accent-soft px-4 text-sm font-semibold text-accent-ink"
      onClick={onPress}
    >
      읽지 않은 메시지 {count}개, 처음부터 보기
    </button>
  );
}
