import { expect, it } from "vitest";
import {
  consultationEvent,
  hireEvent,
  type ConsultationAppointment,
  type HireAppointment,
} from "./calendar-event.ts";

const meeting = { side: "pro", customerName: "김하늘", proName: "맑은손청소" } as const;

const hire: HireAppointment = {
  ...meeting,
  id: "1",
  quoteId: "2",
  serviceName: "입주청소",
  region: "서울특별시 강남구 일원1동",
  state: "hired",
  day: "2027-03-15",
  time: null,
  completedAt: null,
  changes: 0,
  changedAt: 1_000,
};

const consultation: ConsultationAppointment = {
  ...meeting,
  id: "3",
  state: "confirmed",
  day: "2027-03-15",
  startsAt: 10_000,
  endsAt: 20_000,
  changedAt: 1_000,
};

it("work is a whole day under one id, with the customer's first letter", () => {
  expect(hireEvent(hire)).toEqual({
    uid: "hire-1@somssi",
    sequence: 0,
    isCancelled: false,
    title: "입주청소 · 김○○님",
    note: "약속한 내용은 솜씨에서 볼 수 있어요.",
    region: "서울특별시 강남구 일원1동",
    day: "2027-03-15",
    time: null,
    changedAt: 1_000,
    path: "/quote?id=2",
  });
});

it.each([
  ["2027-03-14T14:59:00Z", "2027-03-14", 1],
  ["2027-03-14T15:00:00Z", "2027-03-15", 0],
  ["2027-03-16T03:00:00Z", "2027-03-15", 0],
])("work completed at %s stands on %s", (completedAt, day, sequence) => {
  const completed = { ...hire, state: "completed", completedAt: Date.parse(completedAt) } as const;
  expect(hireEvent(completed)).toMatchObject({ day, sequence, time: null });
});

it("work completed early has no time: it was not done at the agreed one", () => {
  const at = { ...hire, state: "completed", time: "09:00" } as const;
  const early = hireEvent({ ...at, completedAt: Date.parse("2027-03-10T03:00:00Z") });
  expect(early).toMatchObject({ time: null, note: "약속한 내용은 솜씨에서 볼 수 있어요." });
  expect(hireEvent({ ...at, completedAt: Date.parse("2027-03-15T03:00:00Z") }).time).toBeTruthy();
});

it.each([
  ["00:00", "2027-03-14T15:00:00Z", "2027-03-14T17:00:00Z"],
  ["09:00", "2027-03-15T00:00:00Z", "2027-03-15T02:00:00Z"],
  ["23:30", "2027-03-15T14:30:00Z", "2027-03-15T16:30:00Z"],
])(
  "work agreed for %s in Seoul is from %s until %s, and says that its end is open",
  (time, from, until) => {
    const event = hireEvent({ ...hire, time });
    expect(event).toMatchObject({
      day: "2027-03-15",
      time: { from: Date.parse(from), until: Date.parse(until) },
    });
    expect(event.note).toContain("끝나는 시간은 2시간 뒤로 적었어요.");
  },
);

it("the customer's calendar names the pro", () => {
  expect(hireEvent({ ...hire, side: "customer" }).title).toBe("입주청소 · 맑은손청소 고수");
});

it.each([
  ["hired", 0, 0, false],
  ["hired", 2, 2, false],
  ["completed", 2, 2, false],
  ["cancelled", 0, 1, true],
  ["cancelled", 2, 3, true],
] as const)("%s after %d changes is version %d", (state, changes, sequence, isCancelled) => {
  expect(hireEvent({ ...hire, state, changes })).toMatchObject({
    uid: "hire-1@somssi",
    sequence,
    isCancelled,
  });
});

it("a consultation has its time, and a new version once it is cancelled", () => {
  expect(consultationEvent(consultation)).toMatchObject({
    uid: "consultation-3@somssi",
    sequence: 0,
    isCancelled: false,
    title: "상담 · 김○○님",
    time: { from: 10_000, until: 20_000 },
    path: "/consultations/3",
  });
  expect(consultationEvent({ ...consultation, state: "held" }).isCancelled).toBe(false);
  expect(consultationEvent({ ...consultation, state: "cancelled" })).toMatchObject({
    sequence: 1,
    isCancelled: true,
  });
});
