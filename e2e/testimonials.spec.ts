import { arrive, expect, step, hydrated, test } from "./journey.ts";

test("a pro invites a client from before, who writes, sees it shown and takes it back", async ({
  market,
  open,
}) => {
  const pro = await market.pro({ name: "새빛 청소" });
  const contact = `${crypto.randomUUID()}@example.com`;
  const pros = await open(pro);
  const clients = await open();

  await step("초대", pros, async () => {
    await arrive(pros, "/pro/testimonials");
    await pros.getByRole("textbox", { name: "고객 이름" }).fill("김하나");
    await pros.getByRole("textbox", { name: "휴대폰 번호나 이메일" }).fill(contact);
    await pros.getByRole("button", { name: "초대 보내기" }).click();
    await expect(pros.getByText("김하나님을 초대했어요")).toBeVisible();
    await expect(pros.getByRole("list", { name: "보낸 초대" })).toContainText("보냄");
  });

  const find = async () => {
    const answer = await clients.request.get(`${market.origin}/dev/inbox`, {
      params: { to: contact },
    });
    const { items } = (await answer.json()) as { items: { text: string }[] };
    return /\S+\/testimonial#\S+/.exec(items[0]?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(find).toContain("/testimonial#");
  const link = await find();

  await step("추천 쓰기", clients, async () => {
    const asked: string[] = [];
    clients.on("request", (request) => asked.push(request.url()));
    await arrive(clients, link);
    await expect(
      clients.getByRole("heading", { level: 1, name: "새빛 청소 고수 추천하기" }),
    ).toBeVisible();
    await clients.getByRole("button", { name: "추천 남기기" }).click();
    await expect(clients.getByRole("textbox", { name: "이름이나 별칭" })).toBeFocused();
    await clients.getByRole("textbox", { name: "이름이나 별칭" }).fill("하나");
    await clients.getByRole("radio", { name: "개인 고객" }).check();
    await clients.getByRole("combobox", { name: "함께한 해" }).selectOption({ index: 2 });
    await clients.getByRole("combobox", { name: "함께한 달" }).selectOption("05");
    await clients
      .getByRole("textbox", { name: "추천 글" })
      .fill("구석구석 꼼꼼하게 봐 주셔서 정말 고마웠어요.");
    await clients.getByRole("checkbox", { name: /동의해요/ }).check();
    await clients.getByRole("button", { name: "추천 남기기" }).click();
    await expect(clients.getByText("추천을 남겼어요. 고마워요")).toBeVisible();
    // The link's secret is in no address that was asked for.
    const secret = link.split("#")[1] ?? "";
    expect(asked.filter((url) => url.split("#")[0]?.includes(secret))).toEqual([]);
  });

  await step("고수의 화면", pros, async () => {
    await expect(pros.getByRole("list", { name: "보낸 초대" })).toContainText("추천을 남김");
    await arrive(pros, `/pros/${pro.proId}`);
    const section = pros.getByRole("region", { name: "외부 추천 1" });
    await expect(section).toContainText("구석구석 꼼꼼하게 봐 주셔서");
    await section.getByRole("link", { name: "하나님의 추천 모두 읽기" }).click();
    await expect(
      pros.getByRole("heading", { level: 1, name: "새빛 청소 고수의 외부 추천" }),
    ).toBeVisible();
  });

  await step("초대 취소", clients, async () => {
    await clients.reload();
    await hydrated(clients);
    await clients.getByRole("button", { name: "추천 삭제하기" }).click();
    await clients.getByRole("button", { name: "확인", exact: true }).click();
    await expect(clients.getByText("추천을 삭제했어요.", { exact: true })).toBeVisible();
    await expect(clients.getByText("글과 이름을 지웠어요.")).toBeVisible();
    await expect(clients.getByRole("main")).toBeFocused();
  });
});
