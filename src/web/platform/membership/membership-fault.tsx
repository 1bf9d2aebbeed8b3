import { TextLink } from "#ui/action/text-link.tsx";

/** What the alert says when the server could not answer the membership (spec §8). */
export const MEMBERSHIP_FAULT = {
  title: "멤버십 정보를 불러오지 못했어요",
  description: (
    <>
      서버에 문제가 생겨 멤버십 정보를 가져올 수 없어요. 계속되면{" "}
      <TextLink href="/support">고객센터</TextLink>에 문의해 주세요.
    </>
  ),
};
