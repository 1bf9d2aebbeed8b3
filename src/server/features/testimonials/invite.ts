import type { Body } from "#contract/registry.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { afterQuietHours } from "#domain/notice/quiet-hours.ts";
import {
  invitationContact,
  type InvitationContact,
} from "#domain/testimonial/invitation-contact.ts";
import {
  INVITATIONS_PER_CONTACT,
  INVITATIONS_PER_DAY,
  OPEN_INVITATIONS_MAX,
} from "#domain/testimonial/testimonial-limits.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { Call } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findAccount } from "../accounts/queries.ts";
import { enqueueMessage } from "../deliveries/queries.ts";
import { findProCards, findServicesOfPro } from "../pros/queries.ts";
import {
  countInvitations,
  expiryOf,
  holdInvitations,
  insertInvitation,
  type InvitationRow,
} from "./invitation-rows.ts";
import { hidesSigns, namedDomain } from "../../gateways/message/foreign-words.ts";
import { contactHash, linkTokenHash } from "./link-token.ts";
import { invitationLetter, invitationText } from "./messages.ts";

export interface CheckedInvitation extends InvitationContact {
  clientName: string;
  message: string;
  service: { slug: string; name: string };
  proName: string;
}

/** An invitation as it is to be stored and sent; refuses with everything that is wrong at once. */
export async function checkInvitation(
  db: Db,
  body: Body<"pro.testimonial.invite">,
  pro: { accountId: string; proId: string },
): Promise<CheckedInvitation> {
  const contact = invitationContact(body.contact);
  if (contact === null) throw new Error("the contract lets no other contact through");
  const services = await findServicesOfPro(db, pro.proId);
  const service = services.find(({ slug }) => slug === body.service);
  const account = await findAccount(db, pro.accountId);
  const isOwn = [account?.email, account?.phone].includes(contact.to);
  const fields = {
    ...wordFaults("client_name", body.client_name),
    ...wordFaults("message", body.message),
    ...(isOwn ? { contact: ["내 연락처예요. 함께한 고객의 연락처를 입력해 주세요."] } : {}),
    ...(service ? {} : { service: ["내 프로필의 서비스에서 골라 주세요."] }),
  };
  if (!service || Object.keys(fields).length > 0) refuse("invalid", { fields });
  const clientName = oneLine(body.client_name);
  const card = (await findProCards(db, [pro.proId])).get(pro.proId) ?? refuse("not_found");
  const message = body.message.trim();
  return { ...contact, clientName, message, service, proName: card.display_name };
}

/** A pro's own words reach somebody who never asked for them, so they name no place and hide nothing. */
function wordFaults(field: string, text: string): Record<string, string[]> {
  if (hidesSigns(text)) {
    return { [field]: ["눈에 보이지 않는 글자가 들어 있어요. 지우고 다시 입력해 주세요."] };
  }
  const named = namedDomain(text);
  if (named === null) return {};
  const message = `‘${named}’ 부분은 링크가 될 수 있어서 보낼 수 없어요. 빼거나 점 뒤를 띄어 써 주세요.`;
  return { [field]: [message] };
}

/** Writes the invitation and the message that carries its link. Returns when that goes out. */
export async function sendInvitation(
  tx: Tx,
  call: Pick<Call<"pro.testimonial.invite">, "viewer" | "now" | "ids" | "http">,
  facts: { invitation: CheckedInvitation; token: string; link: string },
): Promise<{ row: InvitationRow; sendsAt: Date }> {
  const { viewer, now, ids, http } = call;
  const { invitation, token, link } = facts;
  const proId = viewer.pro.id;
  const hash = contactHash(invitation.to, proId, http.sessionSecret);
  await holdInvitations(tx, proId);
  await refuseTooMany(tx, proId, { contactHash: hash, now });
  const row: InvitationRow = {
    id: ids.next(),
    pro_id: proId,
    service_slug: invitation.service.slug,
    client_name: invitation.clientName,
    channel: invitation.channel,
    contact: invitation.to,
    message: invitation.message,
    created_at: now,
    expires_at: expiryOf(now),
    opened_at: null,
    used_at: null,
    withdrawn_at: null,
  };
  await insertInvitation(tx, { ...row, contact_hash: hash, token_hash: linkTokenHash(token) });
  const isText = invitation.channel === "sms";
  const words = {
    clientName: invitation.clientName,
    proName: invitation.proName,
    serviceName: invitation.service.name,
    message: invitation.message,
    link,
  };
  const sendsAt = isText ? new Date(afterQuietHours(now.getTime())) : now;
  await enqueueMessage(tx, {
    // Its own id again, by which withdrawing finds a message that is still waiting for the morning.
    id: row.id,
    accountId: null,
    channel: invitation.channel,
    to: invitation.to,
    ...(isText ? { text: invitationText(words) } : invitationLetter(words)),
    purpose: "testimonial_invitation",
    now,
    notBefore: sendsAt,
  });
  return { row, sendsAt };
}

async function refuseTooMany(
  tx: Tx,
  proId: string,
  { contactHash: hash, now }: { contactHash: Buffer; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const counts = await countInvitations(tx, proId, { contactHash: hash, since, now });
  if (counts.asked) {
    refuse("invalid", { fields: { contact: ["이미 초대했거나 추천을 남긴 고객이에요."] } });
  }
  if (counts.sent_to_contact >= INVITATIONS_PER_CONTACT) {
    const message = `같은 고객에게는 한 달에 ${INVITATIONS_PER_CONTACT}번까지 보낼 수 있어요.`;
    refuse("invalid", { fields: { contact: [message] } });
  }
  if (counts.waiting >= OPEN_INVITATIONS_MAX) {
    const message = `답을 기다리는 초대가 ${OPEN_INVITATIONS_MAX}개예요. 취소하거나 답을 받은 뒤에 보낼 수 있어요.`;
    refuse("state_forbids", { message });
  }
  if (counts.recent >= INVITATIONS_PER_DAY && counts.oldest !== null) {
    const wait = counts.oldest.getTime() + DAY_MS - now.getTime();
    const message = `초대는 하루에 ${INVITATIONS_PER_DAY}번까지 보낼 수 있어요.`;
    refuse("too_many", { message, retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
  }
}
