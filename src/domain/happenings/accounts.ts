import type { AdvertisingScope } from "../account/advertising-consents.ts";
import type { LoginProvider } from "../social-login/login-providers.ts";

export type AccountHappening =
  | EmailVerified
  | EmailChanged
  | EmailChangeUndone
  | PasswordChanged
  | PhoneChanged
  | SecondStepSwitched
  | PasskeyChanged
  | AdvertisingAnswered
  | AdvertisingToAsk
  | NewDevice
  | SocialLoginLinked
  | AccountLeaving
  | AccountCameBack
  | AccountErasing;

/** From now on a provider opens the account. */
interface SocialLoginLinked {
  kind: "account.social_login_linked";
  accountId: string;
  provider: LoginProvider;
  /** Epoch ms. */
  at: number;
}

/** A member asks to leave; said before their account is closed, as what follows locks what comes before it. */
interface AccountLeaving {
  kind: "account.leaving";
  accountId: string;
  /** Until when they may come back, epoch ms. */
  until: number;
  /** They want the money for what they did not use: won that they were shown, null where they named none; another amount is refused. Null: they give it up. */
  refund: { shown: number | null } | null;
}

/** Who asked to leave is here again. */
interface AccountCameBack {
  kind: "account.came_back";
  accountId: string;
}

/** What is somebody's is about to be destroyed. */
interface AccountErasing {
  kind: "account.erasing";
  accountId: string;
}

/** A person's answers about advertising are to be confirmed to them. */
interface AdvertisingAnswered {
  kind: "advertising.answered";
  accountId: string;
  /** What holds of what they answered; never empty. */
  answers: readonly { scope: AdvertisingScope; granted: boolean }[];
  /** Of the first of those answers, epoch ms. */
  at: number;
}

/** What a person agreed to is so old that they are asked again. */
interface AdvertisingToAsk {
  kind: "advertising.to_ask";
  accountId: string;
  scopes: readonly AdvertisingScope[];
  /** Of the oldest answer that holds, epoch ms. */
  since: number;
}

/** Somebody logged in with a browser that the person never used before. */
interface NewDevice {
  kind: "account.new_device";
  accountId: string;
  /** As `deviceName` makes it. */
  device: string;
  /** Epoch ms. */
  at: number;
}

/** Somebody opened the link that was sent to their address. */
interface EmailVerified {
  kind: "account.email_verified";
  accountId: string;
  email: string;
}

/** Another address took the place of a person's: the link that was sent to the new one was opened. */
interface EmailChanged {
  kind: "account.email_changed";
  accountId: string;
  email: string;
}

/** Whoever reads mail at the old address took the change back. What was set up since it was asked for is not trusted. */
interface EmailChangeUndone {
  kind: "account.email_change_undone";
  accountId: string;
  /** The address that holds again. */
  email: string;
  /** When the change was asked for, epoch ms. */
  since: number;
}

interface PasswordChanged {
  kind: "account.password_changed";
  accountId: string;
}

/** A number took the place of another. */
interface PhoneChanged {
  kind: "account.phone_changed";
  accountId: string;
  /** "+8210…" */
  phone: string;
}

interface SecondStepSwitched {
  kind: "account.second_step_switched";
  accountId: string;
  on: boolean;
}

interface PasskeyChanged {
  kind: "account.passkey_changed";
  accountId: string;
  name: string;
  /** Or removed. */
  added: boolean;
}
