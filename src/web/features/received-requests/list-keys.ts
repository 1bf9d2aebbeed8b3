/** What a key does while the focus is on a row of the list. */
export type ListAction = "next" | "previous" | "pass" | "help";

type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey">;

/** Letters by their place on the keyboard: with a Korean input method J types ㅓ. */
const CODES: Record<string, ListAction> = { KeyJ: "next", KeyK: "previous", KeyP: "pass" };
const KEYS: Record<string, ListAction> = { ArrowDown: "next", ArrowUp: "previous", "?": "help" };

/** Null for a key that is the browser's, or nobody's. */
export function listAction({ key, code, altKey, ctrlKey, metaKey }: Pressed): ListAction | null {
  if (altKey || ctrlKey || metaKey) return null;
  return KEYS[key] ?? CODES[code] ?? null;
}

/** The keys as they are told to people. */
export const LIST_SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["J", "↓"], does: "다음 요청으로" },
  { keys: ["K", "↑"], does: "이전 요청으로" },
  { keys: ["Enter"], does: "요청 열기" },
  { keys: ["P"], does: "요청 넘기기" },
  { keys: ["?"], does: "단축키 보기" },
];
