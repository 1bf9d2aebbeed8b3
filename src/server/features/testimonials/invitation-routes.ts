import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { carriesLink } from "#domain/text/link.ts";
import type { MessageChannel } from "../../gateways/message/message-port.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { ourOrigin } from "../../platform/http/identify-caller.ts";
import { linkOrigin } from "../../platform/http/link-origin.ts";
import { refuse } from "../../platform/refusal.ts";
import { withdrawMessage } from "../deliveries/queries.ts";
import { endInvitation, isWaitingInvitation, lockInvitation } from "./invitation-rows.ts";
import { checkInvitation, sendInvitation } from "./invite.ts";
import { namedDomain } from "../../gateways/message/foreign-words.ts";
import { invitationsTo } from "./limits.ts";
import { invitationLink, newLinkToken } from "./link-token.ts";
import { presentInvitation } from "./present.ts";

const LINK_IN_NAME =
  "활동 이름에 링크가 있어서 초대를 보낼 수 없어요. 프로필에서 이름을 수정해 주세요.";
const NO_MESSAGES = "지금은 초대를 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.";

/** A pro asks past clients for a testimonial, and may withdraw that. */
export function invitationHandlers({ reaches }: { reaches: (channel: MessageChannel) => boolean }) {
  return {
    "pro.testimonial.invite": async (call) => {
      const { sql, body, viewer, now, http, random, request } = call;
      const proId = viewer.pro.id;
      const origin = linkOrigin(http, ourOrigin(request, http));
      const invitation = await checkInvitation(sql, body, { accountId: viewer.accountId, proId });
      if (!reaches(invitation.channel)) refuse("unavailable", { message: NO_MESSAGES });
      const { scope, subject, most, windowMs } = invitationsTo(invitation.to);
      await call.limit(scope, subject, most, windowMs);
      const { proName } = invitation;
      if (carriesLink(proName) || namedDomain(proName) !== null) {
        refuse("state_forbids", { message: LINK_IN_NAME });
      }
      const token = newLinkToken(random);
      const link = invitationLink(origin, token);
      const { row, sendsAt } = await call.transaction((tx) =>
        sendInvitation(tx, call, { invitation, token, link }),
      );
      const listed = { ...row, testimonial_id: null, testimonial_state: null };
      return {
        invitation: presentInvitation(listed, invitation.service.name, now),
        link,
        sends_at: seoulIso(sendsAt.getTime()),
      };
    },

    "pro.testimonial.withdraw": async ({ params, viewer, now, transaction }) => {
      await transaction(async (tx) => {
        const invitation = await lockInvitation(tx, params.invitationId);
        if (invitation?.pro_id !== viewer.pro.id) refuse("not_found");
        if (!isWaitingInvitation(invitation, now)) refuse("state_forbids");
        await endInvitation(tx, invitation.id, "withdrawn_at", now);
        await withdrawMessage(tx, invitation.id);
      });
      return {};
    },
  } satisfies Partial<Handlers>;
}
