import type { Market, Person, ProPerson } from "./market.ts";
import { uploadPicture } from "./upload-picture.ts";

/** Submits a credential over the API with a picture to show; answers its id. */
async function submitLicence(market: Market, pro: ProPerson, title: string): Promise<string> {
  const made = await pro.call("users.me.certifications.credentials.create", {
    kind: "award",
    title,
    issuer: "정리수납 협회",
    issued_on: "2024-05-01",
    expires_on: null,
    services: [],
    file_id: await uploadPicture(market, pro, "certification_file"),
    show_image_id: await uploadPicture(market, pro, "certification_image"),
  });
  return made.id;
}

/** Gives a pro a credential that is shown, one that was turned down and a business that waits. */
export async function certify(market: Market, staff: Person, pro: ProPerson) {
  const [shown, refused] = [
    await submitLicence(market, pro, "정리수납전문가 1급"),
    await submitLicence(market, pro, "청소 교육 수료"),
  ];
  const versionOf = async (certificationId: string) =>
    (await staff.call("staff.certifications.get", { certificationId })).version;
  await staff.call("staff.certifications.approve", {
    certificationId: shown,
    version: await versionOf(shown),
  });
  await staff.call("staff.certifications.reject", {
    certificationId: refused,
    version: await versionOf(refused),
    reason: "수료증의 발급 번호가 잘려서 보이지 않아요.",
  });
  await pro.call("users.me.certifications.business.create", {
    number: "101-86-90003",
    business_name: "맑은 하루 청소",
    representative: "김하루",
    address: "서울특별시 강남구 맑은로 12",
    phone: "02-1234-5678",
    file_id: await uploadPicture(market, pro, "certification_file"),
  });
  return { shown, refused };
}
