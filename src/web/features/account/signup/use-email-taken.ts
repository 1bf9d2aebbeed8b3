import { useRef, useState } from "react";
import { normalizeEmail } from "#domain/account/email.ts";
import { api } from "#web/platform/api/api.ts";

/**
 * Whether somebody has signed up with an address, asked when the person leaves the field. A failed question
 * counts as no: sign-up itself asks again.
 */
export function useEmailTaken() {
  const [taken, setTaken] = useState(false);
  const latest = useRef("");
  const ask = async (text: string) => {
    const email = normalizeEmail(text);
    latest.current = text;
    setTaken(false);
    if (email === null) return;
    const answer = await api("users.exist", { email }).catch(() => ({ exists: false }));
    if (latest.current === text) setTaken(answer.exists);
  };
  return { taken, ask };
}
