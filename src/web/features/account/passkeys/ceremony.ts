import type { Input, Output } from "#contract/registry.ts";

/** What came of asking the device: its answer, or that the person stopped it or has nothing to answer with. */
type Answer<T> = T | null;

/** Asks the device to make a passkey. The library is fetched now and not with the page. */
export async function createPasskey(
  options: Output<"users.me.passkeys.options">,
): Promise<Answer<Input<"users.me.passkeys.create">["credential"]>> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return answered(() => startRegistration({ optionsJSON: options }));
}

/** Asks the device to sign with one. */
export async function signWithPasskey(
  options: Output<"auth.passkey.options">,
): Promise<Answer<Input<"auth.passkey">["credential"]>> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return answered(() => startAuthentication({ optionsJSON: options }));
}

/** Browsers say the same of a person who closed the window, of one who took too long and of a device without passkeys. */
async function answered<T>(ask: () => Promise<unknown>): Promise<Answer<T>> {
  try {
    return (await ask()) as T;
  } catch {
    return null;
  }
}
