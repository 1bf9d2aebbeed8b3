import type { BusinessCertification, Credential } from "#contract/endpoints/certifications.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { draftBusiness, checkCredentialBody } from "./check-draft.ts";
import {
  editCertification,
  removeCertification,
  submitCertification,
} from "./save-certification.ts";

const SAVES_PER_HOUR = 60;

/** How a pro's own certifications are shown to them. */
interface OwnPages {
  loadBusinesses: (db: Db, proId: string) => Promise<BusinessCertification[]>;
  loadCredentials: (db: Db, proId: string) => Promise<Credential[]>;
}

/** What a pro submits: the business and the credentials. */
export function certificationHandlers(own: OwnPages) {
  return {
    "users.me.certifications.business.create": async (call) => {
      const saving = await startSave(call);
      const draft = draftBusiness(call.body);
      const id = await call.transaction((tx) => submitCertification(tx, { ...saving, draft }));
      return pick(await own.loadBusinesses(call.sql, saving.proId), id);
    },

    "users.me.certifications.business.edit": async (call) => {
      const { id } = call.params;
      const saving = await startSave(call);
      pick(await own.loadBusinesses(call.sql, saving.proId), id);
      const draft = draftBusiness(call.body);
      await call.transaction((tx) =>
        editCertification(tx, { ...saving, id, drawer: "business", draft }),
      );
      return pick(await own.loadBusinesses(call.sql, saving.proId), id);
    },

    "users.me.certifications.business.remove": async (call) => {
      const { id } = call.params;
      const saving = await startSave(call);
      await call.transaction((tx) =>
        removeCertification(tx, { ...saving, id, drawer: "business" }),
      );
      return {};
    },

    "users.me.certifications.credentials.create": async (call) => {
      const saving = await startSave(call);
      const draft = await checkCredentialBody(call.sql, call.body, call.now);
      const id = await call.transaction((tx) => submitCertification(tx, { ...saving, draft }));
      return pick(await own.loadCredentials(call.sql, saving.proId), id);
    },

    "users.me.certifications.credentials.edit": async (call) => {
      const { id } = call.params;
      const saving = await startSave(call);
      pick(await own.loadCredentials(call.sql, saving.proId), id);
      const draft = await checkCredentialBody(call.sql, call.body, call.now);
      await call.transaction((tx) =>
        editCertification(tx, { ...saving, id, drawer: "credentials", draft }),
      );
      return pick(await own.loadCredentials(call.sql, saving.proId), id);
    },

    "users.me.certifications.credentials.remove": async (call) => {
      const { id } = call.params;
      const saving = await startSave(call);
      await call.transaction((tx) =>
        removeCertification(tx, { ...saving, id, drawer: "credentials" }),
      );
      return {};
    },
  } satisfies Partial<Handlers>;
}

/** Who has not begun to become a pro has nothing here. */
function proOf({ pro }: Member): string {
  return pro?.id ?? refuse("not_found");
}

async function countSave({
  limit,
  viewer,
}: Pick<Call<"users.me.certifications.business.create">, "limit" | "viewer">) {
  await limit("certification", viewer.accountId, SAVES_PER_HOUR, HOUR_MS);
}

async function startSave(
  call: Pick<Call<"users.me.certifications.business.create">, "limit" | "viewer" | "now" | "ids">,
) {
  const proId = proOf(call.viewer);
  await countSave(call);
  return { accountId: call.viewer.accountId, proId, now: call.now, ids: call.ids };
}

/** One's own with this id; anybody else's is not among them. */
function pick<Item extends { id: string }>(own: readonly Item[], id: string): Item {
  return own.find((one) => one.id === id) ?? refuse("not_found");
}
