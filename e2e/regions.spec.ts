import { arrive, expect, step, test } from "./journey.ts";

test("고수: 일할 지역을 한 번에, 거리로 고르고 뺀다", async ({ market, open }) => {
  const page = await open(await market.pro({ name: "다솜 청소", regions: ["11680"] }));
  await arrive(page, "/pro/profile");
  const box = (name: string) => page.getByRole("checkbox", { name });
  const chosen = (count: number) =>
    expect(page.getByRole("group", { name: `고른 지역 ${count}개, 50개까지` })).toBeVisible();
  const chip = (name: string) => page.getByRole("button", { name: `${name} 삭제` });

  await step("시 전체를 한 번에 고르고, 하나로 보인다", page, async () => {
    await page.getByRole("combobox", { name: "시·도" }).selectOption("경기도");
    await box("수원시 전체").press("Space");
    await chosen(5);
    await expect(box("수원시 장안구")).toBeChecked();
    await expect(chip("경기도 수원시 전체")).toBeVisible();
  });

  await step("가장 큰 도도 한 번에 들어가고, 나머지는 넘친다고 먼저 말한다", page, async () => {
    await box("경기도 전체").press("Space");
    await chosen(48);
    await expect(chip("경기도 수원시 전체")).toBeHidden();
    await page.getByRole("combobox", { name: "시·도" }).selectOption("서울특별시");
    const seoul = seoulWhole();
    await expect(seoul).toBeDisabled();
    await expect(seoul).toHaveAccessibleDescription(/22곳이 넘쳐요/);
    await chosen(48);
  });

  await step("전체를 한 번에 뺀다", page, async () => {
    await chip("경기도 전체").click();
    await chosen(1);
    await expect(seoulWhole()).toBeEnabled();
  });

  await step("가까운 시·군·구를 거리로 고른다", page, async () => {
    await page.getByText("거리로 고르기").click();
    await page.getByRole("searchbox", { name: "지역 이름" }).fill("강남구");
    await page.getByRole("searchbox", { name: "지역 이름" }).press("Enter");
    await page.getByRole("combobox", { name: "거리" }).selectOption("5km");
    await box("서울특별시 강남구에서 5km 안 전체").check();
    await chosen(3);
  });

  await step("저장한 그대로 남는다", page, async () => {
    await page.getByRole("button", { name: "저장하기" }).click();
    await expect(page.getByText("프로필을 저장했어요.")).toBeVisible();
    await arrive(page, "/pro/profile");
    await chosen(3);
    await expect(chip("서울특별시 송파구")).toBeVisible();
  });

  function seoulWhole() {
    return box("서울특별시 전체");
  }
});
