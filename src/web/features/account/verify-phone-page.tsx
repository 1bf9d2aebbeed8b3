export function VerifyPhonePage() {
  return null;
}
