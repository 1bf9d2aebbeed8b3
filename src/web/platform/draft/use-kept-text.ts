import { useEffect, useState, type Dispatch, type SetStateAction } from "react";
import { tabStorage } from "./device-storage.ts";

/**
 * The text of one input, kept for as long as the tab lives, so that a reload does not lose it. Empty text is not
 * kept. What was kept comes after the first paint, and only into an input that is still empty.
 */
export function useKeptText(key: string): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState("");
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (read === key) {
      if (text === "") tabStorage.remove(key);
      else tabStorage.write(key, text);
      return;
    }
    const kept = tabStorage.read(key);
    setRead(key);
    if (kept !== null) setText((now) => (now === "" ? kept : now));
  }, [key, read, text]);
  return [text, setText];
}
