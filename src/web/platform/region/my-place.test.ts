import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "../api/api-failure.ts";
import * as calls from "../api/api.ts";
import { findMyPlace } from "./my-place.ts";

type Locate = Geolocation["getCurrentPosition"];

const located = (getCurrentPosition: Locate | null) =>
  vi.stubGlobal("navigator", {
    geolocation: getCurrentPosition === null ? undefined : { getCurrentPosition },
  });
const inSeoul: Locate = (found) =>
  found({ coords: { latitude: 37.56789, longitude: 126.97821 } } as GeolocationPosition);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("why nobody knows where the person is", () => {
  it.each([
    [1, "허락하지 않으셨어요"],
    [2, "지금은 위치를 찾지 못했어요"],
    [3, "너무 오래 걸려요. 다시 누르거나"],
    [99, "이 기기에서는 위치를 알 수 없어요"],
  ])("the browser's code %d: %s", async (code, words) => {
    located((_, failed) => failed?.({ code } as GeolocationPositionError));
    const told = await findMyPlace();
    expect(told).toContain(words);
    expect(told).toContain("지역을 직접 골라 주세요.");
  });

  it("the device has no such thing", async () => {
    located(null);
    expect(await findMyPlace()).toContain("이 기기에서는 위치를 알 수 없어요");
  });

  it.each([
    ["the place is abroad", 422, "우리나라 안의 위치가 아니에요"],
    ["the server did not answer", 0, "어느 지역인지 알아내지 못했어요. 다시 누르거나"],
  ])("%s", async (_, status, words) => {
    located(inSeoul);
    vi.spyOn(calls, "api").mockRejectedValue(new ApiFailure(status, null));
    expect(await findMyPlace()).toContain(words);
  });
});

it("tells the server no more of the place than about a kilometre", async () => {
  located(inSeoul);
  const region = { code: "11140", full_name: "서울특별시 중구" };
  const asked = vi.spyOn(calls, "api").mockResolvedValue(region);
  expect(await findMyPlace()).toEqual({ lat: "37.57", lng: "126.98", region });
  expect(asked).toHaveBeenCalledExactlyOnceWith("geo.coord", { lat: "37.57", lng: "126.98" });
});
