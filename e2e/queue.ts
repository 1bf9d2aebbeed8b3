import type { Market, Person, ProPerson } from "./market.ts";
import { uploadPicture } from "./upload-picture.ts";

/** Applies as a pro over the API, to wait for staff; answers the pro's id. */
export async function applyAsPro(person: Person, name: string): Promise<string> {
  const profile = await person.call("pro.apply", {
    display_name: name,
    headline: "창틀까지 손으로 닦아요",
    introduction: "두 사람이 함께 가서 반나절에 끝내요. 끝나면 같이 돌아보며 확인해요.",
    career_years: 4,
    photo_id: null,
    services: ["move-in-cleaning"],
    si_gun_gu_codes: ["36110"],
  });
  return profile.id;
}

/** Asks over the API for a new name of an approved pro, to wait for staff; answers the id of the change. */
export async function askForName(pro: ProPerson, name: string): Promise<string> {
  const { headline, introduction, career_years, photo, services, regions, accepts_requests } =
    await pro.call("pro.profile");
  const saved = await pro.call("pro.profile.edit", {
    display_name: name,
    headline,
    introduction,
    career_years,
    photo_id: photo?.id ?? null,
    services: services.map(({ slug }) => slug),
    si_gun_gu_codes: regions.map(({ code }) => code),
    accepts_requests,
  });
  return saved.name_change?.id ?? "";
}

/** Submits a licence over the API, to wait for staff; answers its id. */
export async function submitLicence(
  market: Market,
  pro: ProPerson,
  title: string,
): Promise<string> {
  const made = await pro.call("users.me.certifications.credentials.create", {
    kind: "licence",
    title,
    issuer: "한국산업인력공단",
    issued_on: "2020-05-01",
    expires_on: null,
    services: ["electric-work"],
    file_id: await uploadPicture(market, pro, "certification_file"),
    show_image_id: null,
  });
  return made.id;
}

/** Reports a pro over the API, with a picture; answers the report's id. */
export async function reportPro(market: Market, person: Person, proId: string): Promise<string> {
  const made = await person.call("pro.reports.create", {
    proId,
    reason: "no_show",
    detail: "약속한 날에 연락 없이 오지 않았고 전화도 받지 않았어요.",
    photo_ids: [await uploadPicture(market, person, "report_photo")],
  });
  return made.id;
}

/** Asks the help desk over the API; answers the id of the ticket. */
export async function askHelpDesk(person: Person): Promise<string> {
  const { id } = await person.call("support.tickets.create", {
    topic: "request",
    subject: "요청의 주소",
    text: "적은 주소를 바꿀 수 있나요?",
    upload_ids: [],
  });
  return id;
}
