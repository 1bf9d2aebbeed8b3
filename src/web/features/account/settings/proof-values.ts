/** What a form sends of its password: nothing where it was not asked for, since a passkey or a provider has stood for it. */
export function proofOf(password: string): { password?: string } {
  return password === "" ? {} : { password };
}
