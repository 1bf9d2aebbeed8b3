import * as z from "zod";
import { endpoint } from "../../endpoint.ts";
import { id, nothing } from "../../schemas.ts";

/** Where a calendar subscribes; whoever knows the path may read it. Null while there is none. */
const feed = z.object({ path: z.string().nullable() });

const file = { transfer: "binary", output: z.unknown() } as const;

export const calendarEndpoints = {
  "pro.calendarFeed": endpoint("GET /api/v2/pro/calendar-feed/", {
    summary: "내 일정을 구독하는 캘린더 주소",
    access: "pro_at_work",
    output: feed,
  }),
  "pro.calendarFeed.renew": endpoint("POST /api/v2/pro/calendar-feed/", {
    summary: "캘린더 주소를 새로 만들기. 앞의 주소는 더 쓸 수 없다",
    access: "pro_at_work",
    body: z.strictObject({}),
    output: feed,
    success: 201,
    errors: ["too_many"],
  }),
  "pro.calendarFeed.remove": endpoint("DELETE /api/v2/pro/calendar-feed/", {
    summary: "캘린더 주소 없애기",
    access: "pro_at_work",
    output: nothing,
  }),
  "calendar.feed": endpoint("GET /calendar/{token}/somssi.ics", {
    summary: "고수의 일정을 캘린더 앱이 구독하는 파일. 주소를 아는 것이 열쇠다",
    access: "signed",
    params: { token: z.string().max(100) },
    ...file,
    errors: ["not_found", "too_many"],
  }),
  "hires.calendar": endpoint("GET /api2/hires/{hireId}/calendar/", {
    summary: "약속한 작업일 하나를 캘린더 파일로. 고객과 고수 모두",
    access: "member",
    params: { hireId: id },
    ...file,
    errors: ["not_found"],
  }),
  "consultations.calendar": endpoint("GET /api/v2/consultations/{consultationId}/calendar/", {
    summary: "확정된 상담 하나를 캘린더 파일로. 고객과 고수 모두",
    access: "member",
    params: { consultationId: id },
    ...file,
    errors: ["not_found"],
  }),
};
