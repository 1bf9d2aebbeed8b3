import { deviceFiles } from "./device-files.ts";
import { deviceStorage, tabStorage } from "./device-storage.ts";

/** Answers about the device, not of a person: nobody is asked again because somebody left. */
const SETTINGS: ReadonlySet<string> = new Set([
  "search.keep",
  "push.later",
  "install.never",
  "install.visits",
  "staff-keys",
]);

/**
 * Removes from this browser what people wrote and looked for: drafts with their photos, messages under way, searches. It never
 * left the device, so only the device can destroy it. Never rejects.
 */
export async function forgetPerson(): Promise<void> {
  for (const storage of [deviceStorage, tabStorage]) {
    for (const key of storage.keys("")) if (!SETTINGS.has(key)) storage.remove(key);
  }
  await deviceFiles.keepOnly("", new Set());
}
