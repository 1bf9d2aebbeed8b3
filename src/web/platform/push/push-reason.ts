import { deviceStorage, tabStorage } from "../draft/device-storage.ts";

const REASON = "push.reason";
const LATER = "push.later";

/** Something was sent off whose answer one waits for: now it makes sense to ask whether to tell them here. */
export function giveReasonForPush(): void {
  tabStorage.write(REASON, "1");
}

/** Whether there is a reason to ask, and the person has not put it off on this device. */
export function hasReasonForPush(): boolean {
  return tabStorage.read(REASON) !== null && deviceStorage.read(LATER) === null;
}

/** They will not be asked again here; the settings page stays. */
export function putOffPush(): void {
  deviceStorage.write(LATER, "1");
}
