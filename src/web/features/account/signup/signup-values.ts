import type { ConsentName } from "./consents.ts";

/** What the sign-up form holds, in the shape the server takes. */
export interface SignupValues {
  email: string;
  password: string;
  name: string;
  consents: Record<ConsentName, boolean>;
}

export const emptySignup: SignupValues = {
  email: "",
  password: "",
  name: "",
  consents: {
    age_14: false,
    terms: false,
    privacy: false,
    marketing: false,
    marketing_night: false,
  },
};

/** Night messages need the consent to messages at all. */
export function signupInput(values: SignupValues): SignupValues {
  const { marketing, marketing_night: atNight } = values.consents;
  return {
    ...values,
    email: values.email.trim(),
    name: values.name.trim(),
    consents: { ...values.consents, marketing_night: marketing && atNight },
  };
}
