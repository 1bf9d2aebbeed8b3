import { formatMobile } from "#domain/account/phone.ts";
import type { Me } from "#contract/endpoints/accounts.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { ModeSwitch } from "../mode-switch.tsx";

/** Face and name, and how the person is reached. */
export function MeHead({ me }: { me: Me }) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={me.name} size="lg" />
      <div className="min-w-48 flex-1">
        <h1 className="text-2xl md:text-3xl">{me.name}</h1>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="break-all">{me.email}</span>
          <span className="numeric">
            {me.phone ? formatMobile(me.phone) : "휴대폰 번호 확인 전"}
          </span>
        </p>
      </div>
      <ModeSwitch />
    </header>
  );
}
