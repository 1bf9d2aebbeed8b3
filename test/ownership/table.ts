import type { EndpointName } from "#contract/registry.ts";
import { roles, type Thing } from "./market.ts";

/** What each role is answered by one endpoint for one thing, in the order of `roles`. */
export interface OwnershipRow {
  name: EndpointName;
  thing: Thing;
  statuses: number[];
}

/**
 * What each role is answered for each thing of the customer and their pro. Rows run from top to bottom: what one
 * changes the next one finds. 404 for somebody else's is the same answer as for what does not exist.
 */
export const ownershipTable = readTable(`
  endpoint                    thing             visitor customer otherCustomer recipientPro otherPro hiredPro staff
  requests.get                open              401 200 404 404 404 404 403
  requests.get                hired             401 200 404 404 404 404 403
  requests.copy               open              401 200 404 404 404 404 403
  requests.recommended        open              401 200 404 404 404 404 403
  requests.designate          open              401 200 404 404 404 404 403
  requests.contactPermission  open              401 200 404 404 404 404 403
  requests.urgent             open              401 200 404 404 404 404 403
  requests.moreQuotes         open              401 409 404 404 404 404 403
  pro.requests.get            open              401 403 403 200 404 200 403
  pro.requests.get            completed         401 403 403 200 404 200 403
  pro.requests.pass           open              401 403 403 200 404 409 403
  pro.requests.undoPass       open              401 403 403 200 404 409 403
  quotes.get                  openQuote         401 200 404 404 404 200 403
  quotes.get                  hiredQuote        401 200 404 404 404 200 403
  quotes.get                  declinedQuote     401 200 404 404 404 404 403
  quotes.messages             hiredQuote        401 200 404 404 404 200 403
  quotes.messages.create      openQuote         401 201 404 404 404 201 403
  quotes.messages.search      hiredQuote        401 200 404 404 404 200 403
  quotes.typing               openQuote         401 200 404 404 404 200 403
  users.me.savedPros.save     pro               401 200 200 200 200 404 403
  users.me.savedPros.save     shyPro            401 200 404 404 404 404 403
  users.me.savedPros.remove   pro               401 200 200 200 200 404 403
  users.me.blocks.delete      block             401 200 404 404 404 404 403
  users.me.quickReplies.edit  quickReply        401 403 403 404 404 200 403
  users.me.quickReplies.delete quickReply       401 403 403 404 404 200 403
  requests.compare            open              401 200 404 404 404 404 403
  quotes.attachments.add      openQuote         401 403 403 404 404 201 403
  quotes.attachments.remove   openQuote         401 403 403 404 404 200 403
  quotes.templates.get        template          401 403 403 404 404 200 403
  quotes.templates.edit       template          401 403 403 404 404 200 403
  quotes.templates.delete     template          401 403 403 404 404 200 403
  pro.reports.create          pro               401 201 201 201 201 422 403
  pro.reports.create          shyPro            401 201 404 404 404 404 403
  quotes.decline              declinedQuote     401 200 404 404 404 404 403
  quotes.withdraw             openQuote         401 403 403 404 404 200 403
  requests.stopQuotes         open              401 200 404 404 404 404 403
  requests.close              open              401 200 404 404 404 404 403
  requests.reopen             open              401 200 404 404 404 404 403
  requests.hire               hiring            401 200 404 404 404 404 403
  changeOrders.approve        priceChange       401 200 404 404 404 409 403
  changeOrders.reject         scopeChange       401 200 404 404 404 409 403
  changeOrders.withdraw       dateChange        401 200 404 404 404 409 403
  quotes.changeOrders.create  hiredQuote        401 201 404 404 404 409 403
  requests.complete           hired             401 200 404 404 404 409 403
  requests.cancel             cancelling        401 200 404 404 404 409 403
  reviews.comments            review            200 200 200 200 200 200 200
  reviews.comments.create     review            401 201 404 404 404 201 403
  reviews.comments.edit       review            401 404 404 404 404 200 403
  reviews.comments.delete     review            401 404 404 404 404 200 403
  reviews.edit                review            401 200 404 404 404 404 403
  pro.testimonial.get         testimonial       200 200 200 200 200 200 200
  pro.testimonial.remove      testimonial       401 403 403 404 404 200 403
  pro.testimonial.withdraw    invitation        401 403 403 404 404 200 403
  users.me.notifications.ofRequest open         401 200 404 200 404 200 404
  users.me.exports.file       export            401 200 404 404 404 404 403
  users.me.notifications.read notification      401 200 404 404 404 404 404
  hires.get                   completedHire     401 200 404 404 404 404 403
  pro.hires.get               completedHire     401 404 404 404 404 200 403
  hires.sellerIdentity        completedHire     401 200 404 404 404 404 403
  users.me.identityVerifications.complete identityVerification 401 409 404 404 404 404 403
  hires.review                completedHire     401 200 404 404 404 200 403
  hires.calendar              completedHire     401 200 404 404 404 200 403
  uploads.file                requestPhoto      404 200 404 200 404 200 404
  uploads.file                quoteFile         404 200 404 404 404 200 404
  uploads.file                reviewPhoto       200 200 200 200 200 200 200
  uploads.file                proPhoto          200 200 200 200 200 200 200
  uploads.file                piecePhoto        200 200 200 200 200 200 200
  uploads.file                loosePiecePhoto   404 404 404 404 404 200 404
  pro.portfolio.edit          piece             401 404 404 404 404 200 403
  uploads.file                looseRequestPhoto 404 200 404 404 404 404 404
  uploads.file                looseMessageFile  404 200 404 404 404 404 404
  uploads.file                looseCertificate  404 404 404 404 404 200 404
  uploads.file                businessFile      404 404 404 404 404 200 404
  uploads.file                credentialFile    404 404 404 404 404 200 404
  users.me.certifications.business.get         business    401 404 404 404 404 200 403
  users.me.certifications.business.edit        business    401 404 404 404 404 200 403
  users.me.certifications.business.remove      business    401 404 404 404 404 200 403
  users.me.certifications.credentials.get      credential  401 404 404 404 404 200 403
  users.me.certifications.credentials.edit     credential  401 404 404 404 404 200 403
  users.me.certifications.credentials.remove   credential  401 404 404 404 404 200 403
  pro.certifications          pro               200 200 200 200 200 200 200
  pro.certifications          shyPro            404 200 404 404 404 404 404
  pro.certifications.image    pro               200 200 200 200 200 200 200
  reviews.delete              review            401 200 404 404 404 404 403
  pro.get                     pro               200 200 200 200 200 200 200
  pro.reviews                 pro               200 200 200 200 200 200 200
  pro.reviews.summary         pro               200 200 200 200 200 200 200
  pro.portfolio               pro               200 200 200 200 200 200 200
  pro.map                     pro               200 200 200 200 200 200 200
  pro.reviews.chain           pro               200 200 200 200 200 200 200
  pro.get                     shyPro            404 200 404 404 404 404 404
  pro.reviews                 shyPro            404 200 404 404 404 404 404
  pro.reviews.summary         shyPro            404 200 404 404 404 404 404
  pro.portfolio               shyPro            404 200 404 404 404 404 404
  pro.map                     shyPro            404 200 404 404 404 404 404
  pro.portfolio.delete        piece             401 404 404 404 404 200 403
  pro.reviews.chain           shyPro            404 200 404 404 404 404 404
  pro.consultant              pro               200 200 200 200 200 200 200
  pro.consultant              shyPro            404 200 404 404 404 404 404
  pro.consultant.slots        pro               200 200 200 200 200 200 200
  pro.consultant.slots        shyPro            404 200 404 404 404 404 404
  pro.consultant.save         pro               401 403 403 404 404 200 403
  consultations.get           consultation      401 200 404 404 404 200 403
  consultations.confirm       consultation      401 409 404 404 404 200 403
  consultations.decline       decliningConsultation  401 409 404 404 404 200 403
  consultations.calendar      consultation      401 200 404 404 404 200 403
  consultations.cancel        cancellingConsultation 401 200 404 404 404 409 403
  pro.consultant.book         pro               401 201 409 409 409 409 403
  pro.consultant.delete       pro               401 403 403 404 404 200 403
  users.me.sessions.revoke    session           401 200 404 404 404 404 404
  users.me.pushDevices.test   pushDevice        401 200 404 404 404 404 403
  users.me.pushDevices.remove pushDevice        401 200 404 404 404 404 403
  users.me.passkeys.remove    passkey           401 200 404 404 404 404 403
  users.me.receipts.get       receipt           401 200 404 404 404 404 403
  users.me.receipts.slip      receipt           401 200 404 404 404 404 403
  users.me.refundAccount.set  refund            401 200 404 404 404 404 403
  credits.topUps.refund       topUp             401 200 404 404 404 404 403
  staff.refunds.get           refund            401 403 403 403 403 403 200
  staff.refunds.paid          refund            401 403 403 403 403 403 200
  staff.refunds.askAgain      refund            401 403 403 403 403 403 409
  staff.refunds.claim         refund            401 403 403 403 403 403 409
  staff.refunds.retry         refund            401 403 403 403 403 403 409
  staff.billing.alarms.close  alarm             401 403 403 403 403 403 200
  staff.deliveries.send       delivery          401 403 403 403 403 403 200
  staff.people.deliveries     account           401 403 403 403 403 403 200
  staff.people.secondStep.off account           401 403 403 403 403 403 409
  staff.wishes.mark           wish              401 403 403 403 403 403 200
  staff.requests.get          hiring            401 403 403 403 403 403 200
  staff.requests.block        hiring            401 403 403 403 403 403 200
  staff.reviews.get           review            401 403 403 403 403 403 200
  staff.reviews.delete        review            401 403 403 403 403 403 409
  staff.pros.get              shyPro            401 403 403 403 403 403 200
  staff.pros.approve          shyPro            401 403 403 403 403 403 409
  staff.pros.reject           shyPro            401 403 403 403 403 403 409
  staff.pros.suspend          shyPro            401 403 403 403 403 403 200
  staff.pros.reinstate        shyPro            401 403 403 403 403 403 200
  staff.nameChanges.get       nameChange        401 403 403 403 403 403 200
  pro.nameChanges.withdraw    nameChange        401 404 404 404 404 200 403
  staff.nameChanges.approve   nameChange        401 403 403 403 403 403 409
  staff.nameChanges.reject    nameChange        401 403 403 403 403 403 409
  staff.certifications.get    paper             401 403 403 403 403 403 200
  staff.certifications.file   paper             401 403 403 403 403 403 200
  staff.certifications.approve paper            401 403 403 403 403 403 200
  staff.certifications.reject paper             401 403 403 403 403 403 409
  staff.certifications.revoke paper             401 403 403 403 403 403 200
  support.tickets.get         ticket            401 200 404 404 404 404 403
  support.tickets.messages    ticket            401 200 404 404 404 404 403
  support.tickets.messages.create ticket        401 201 404 404 404 404 403
  staff.tickets.get           ticket            401 403 403 403 403 403 200
  staff.tickets.file          ticket            401 403 403 403 403 403 200
  staff.tickets.answer        ticket            401 403 403 403 403 403 200
  support.tickets.close       ticket            401 200 404 404 404 404 403
  staff.tickets.close         ticket            401 403 403 403 403 403 409
  staff.reports.get           report            401 403 403 403 403 403 200
  staff.reports.conversation  report            401 403 403 403 403 403 404
  staff.reports.photo         report            401 403 403 403 403 403 200
  staff.reports.close         report            401 403 403 403 403 403 200
  categories.get              category          200 200 200 200 200 200 200
  services.get                service           200 200 200 200 200 200 200
  services.form               service           200 200 200 200 200 200 200
  services.standardLines      service           200 200 200 200 200 200 200
  services.regions            service           200 200 200 200 200 200 200
  prices.get                  service           200 200 200 200 200 200 200
  legal.get                   legalText         200 200 200 200 200 200 200
  help.get                    helpArticle       200 200 200 200 200 200 200
  services.inRegion           service           404 404 404 404 404 404 404
  requests.last               service           401 200 200 200 200 200 403
  unsubscribe.get             letterLink        200 200 200 200 200 200 200
  unsubscribe.confirm         letterLink        200 200 200 200 200 200 200
  calendar.feed               calendarLink      200 200 200 200 200 200 200
`);

/** The same once the thing is deleted, ended, suspended or blocked. */
export const endedTable = readTable(`
  endpoint                    thing             visitor customer otherCustomer recipientPro otherPro hiredPro staff
  reviews.comments.edit       review            401 404 404 404 404 404 403
  reviews.comments.delete     review            401 404 404 404 404 404 403
  pro.testimonial.get         testimonial       404 404 404 404 404 404 404
  pro.testimonial.remove      testimonial       401 403 403 404 404 409 403
  pro.testimonial.withdraw    invitation        401 403 403 404 404 409 403
  users.me.notifications.ofRequest open         401 200 404 200 404 200 404
  users.me.notifications.read notification      401 200 404 404 404 404 404
  users.me.refundAccount.set  refund            401 409 404 404 404 404 403
  credits.topUps.refund       topUp             401 409 404 404 404 404 403
  staff.refunds.paid          refund            401 403 403 403 403 403 409
  staff.refunds.askAgain      refund            401 403 403 403 403 403 409
  staff.billing.alarms.close  alarm             401 403 403 403 403 403 409
  staff.deliveries.send       delivery          401 403 403 403 403 403 409
  staff.wishes.mark           wish              401 403 403 403 403 403 409
  reviews.edit                review            401 409 404 404 404 404 403
  reviews.delete              review            401 409 404 404 404 404 403
  staff.reviews.get           review            401 403 403 403 403 403 200
  staff.reviews.delete        review            401 403 403 403 403 403 409
  reviews.comments            review            404 404 404 404 404 404 404
  reviews.comments.create     review            401 404 404 404 404 404 403
  uploads.file                reviewPhoto       404 200 404 404 404 404 404
  uploads.file                looseRequestPhoto 404 404 404 404 404 404 404
  users.me.sessions.revoke    session           401 404 404 404 404 404 404
  users.me.pushDevices.test   pushDevice        401 404 404 404 404 404 403
  users.me.passkeys.remove    passkey           401 404 404 404 404 404 403
  users.me.certifications.business.get         business    401 404 404 404 404 404 403
  users.me.certifications.credentials.edit     credential  401 404 404 404 404 404 403
  uploads.file                businessFile      404 404 404 404 404 404 404
  pro.certifications          suspendedPro      404 404 404 404 404 404 404
  pro.get                     suspendedPro      404 404 404 404 404 404 404
  pro.reviews                 suspendedPro      404 404 404 404 404 404 404
  uploads.file                piecePhoto        404 404 404 404 404 404 404
  pro.portfolio.edit          piece             401 404 404 404 404 404 403
  pro.portfolio.delete        piece             401 404 404 404 404 404 403
  pro.reviews.summary         suspendedPro      404 404 404 404 404 404 404
  pro.portfolio               suspendedPro      404 404 404 404 404 404 404
  pro.map                     suspendedPro      404 404 404 404 404 404 404
  pro.reviews.chain           suspendedPro      404 404 404 404 404 404 404
  pro.requests.get            open              401 403 403 404 404 404 403
  uploads.file                requestPhoto      404 200 404 404 404 404 404
  requests.close              open              401 409 404 404 404 404 403
  requests.urgent             open              401 409 404 404 404 404 403
  requests.reopen             open              401 409 404 404 404 404 403
  quotes.decline              openQuote         401 409 404 404 404 404 403
  quotes.withdraw             openQuote         401 403 403 404 404 409 403
  quotes.attachments.add      openQuote         401 403 403 404 404 409 403
  quotes.templates.get        template          401 403 403 404 404 404 403
  changeOrders.approve        priceChange       401 409 404 404 404 409 403
  requests.cancel             hired             401 409 404 404 404 409 403
`);

function readTable(text: string): OwnershipRow[] {
  const [head = "", ...lines] = text.trim().split("\n");
  const wanted = ["endpoint", "thing", ...roles].join();
  if (head.trim().split(/\s+/).join() !== wanted) throw new Error("a table of other columns");
  return lines.map((line) => {
    const [name, thing, ...statuses] = line.trim().split(/\s+/);
    if (statuses.length !== roles.length) throw new Error(`not a status for each role: ${line}`);
    return { name: name as EndpointName, thing: thing as Thing, statuses: statuses.map(Number) };
  });
}
