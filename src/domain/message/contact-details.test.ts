import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findContactDetails } from "./contact-details.ts";

const kinds = (text: string) => findContactDetails(text).map(({ kind }) => kind);

const PHONES = [
  "010-1234-5678",
  "01012345678",
  "010 1234 5678",
  "010.1234.5678",
  "010 - 1234 - 5678",
  "0 1 0 1 2 3 4 5 6 7 8",
  "010·1234·5678",
  "010_1234_5678",
  "010*1234*5678",
  "010, 1234, 5678",
  "(010)1234-5678",
  "011-123-4567",
  "016 234 5678",
  "+82 10-1234-5678",
  "+821012345678",
  "82-10-1234-5678",
  "０１０-１２３４-５６７８",
  "０１０１２３４５６７８",
  "공일공 일이삼사 오육칠팔",
  "공일공일이삼사오육칠팔",
  "영일영-일이삼사-오육칠팔",
  "공1공 1234 오육칠팔",
  "010 일이삼사 5678",
  "공일공 일이삼사 오육칠팔이에요",
  "01012345678이에요",
  "연락은 010-1234-5678로 주세요",
  "전화번호는010-9876-5432입니다",
  "tel010-1111-2222",
  "①번 말고 010–1234–5678",
  "02-123-4567",
  "02) 1234-5678",
  "031-234-5678",
  "051 123 4567",
  "070-1234-5678",
  "0507-1234-5678로 걸어 주세요",
];
const EMAILS = [
  "clean@naver.com",
  "clean.king+1@gmail.com로 보내 주세요",
  "clean@company.co.kr",
  "clean @ naver.com",
  "clean골뱅이naver.com",
  "clean 골뱅이 네이버",
  "clean(at)gmail.com",
  "clean@naver닷com",
  "ｃｌｅａｎ＠ｎａｖｅｒ．ｃｏｍ",
  "CLEAN@DAUM.NET",
  "hello99@naver 로 주세요",
];
const MESSENGERS = [
  "카톡 cleanking88",
  "카톡 아이디 cleanking88",
  "카카오톡 아이디는 clean_king 이에요",
  "카톡: cleanking",
  "카톡ID : clean.king",
  "카톡으로 hello99 추가해 주세요",
  "카카오톡 아이디: ＣＬＥＡＮ88",
  "제 까톡은 clean1234",
  "텔레그램 @cleanking",
  "텔레그램 아이디 cleanking",
  "telegram: cleanking",
  "라인 아이디 cleanking",
  "라인 @cleanking",
  "line id: cleanking",
  "위챗 cleanking88",
  "인스타 @clean_king",
  "인스타그램 아이디 cleanking",
  "cleanking88이 제 카톡 아이디예요",
  "https://open.kakao.com/o/abcd1234",
  "t.me/cleanking",
  "오픈채팅방에서 강남청소 검색해 주세요",
  "오픈톡 '입주청소' 들어오세요",
];
const ACCOUNTS = [
  "국민은행 123456-78-901234",
  "신한 110-123-456789",
  "카카오뱅크 3333-01-1234567",
  "토스뱅크 1000-1234-5678",
  "농협 302-1234-5678-91",
  "우리은행 계좌 1002-123-456789",
  "하나은행: 123-456789-01234",
  "기업은행 계좌번호는 12345678901234",
  "계좌번호 1234567890",
  "계좌는 110 123 456789 입니다",
  "입금은 3333011234567로 부탁해요",
  "새마을금고 9002-1234-5678-9",
  "110-123-456789 신한은행",
  "３３３３-01-1234567 카카오뱅크",
];

describe("what somebody could be reached by", () => {
  it.each(PHONES)("a phone number: %s", (text) => expect(kinds(text)).toEqual(["phone"]));
  it.each(EMAILS)("an e-mail address: %s", (text) => expect(kinds(text)).toEqual(["email"]));
  it.each(MESSENGERS)("a messenger: %s", (text) => expect(kinds(text)).toEqual(["messenger"]));
  it.each(ACCOUNTS)("an account: %s", (text) => expect(kinds(text)).toEqual(["account"]));
});

const ORDINARY = [
  "",
  "안녕하세요. 견적 보내 드려요.",
  "총 1,234,567원이에요",
  "120000원에 해 드려요",
  "1,500,000원에서 2,000,000원 사이예요",
  "평당 15,000원, 32평이면 480,000원",
  "10만 원 할인해서 100만 원",
  "추가 금액은 010,000원 아래예요",
  "출장비는 0, 10,000원, 20,000원 중 하나예요",
  "install-repair instance online outline: abcdef",
  "2027년 03월 10일 오전 10시",
  "2027-03-10",
  "2027.03.10 10:30~12:30",
  "2027-01-09 10:30~12:30",
  "2027-01-09 ~ 2027-01-19",
  "01/09 10:30~12:00에 갈게요",
  "01.09(토) 10:30부터 12:30",
  "3월 1일 09시~18시",
  "09:00-18:00, 점심 12:00-13:00",
  "84제곱미터, 25.4평",
  "1200x2400x18",
  "1,200 × 600 × 750mm",
  "가로 1800 세로 2000 깊이 600",
  "너비 0.5m, 높이 1.25m",
  "모델 RF85B9121AP 냉장고예요",
  "모델명은 AR07-T9170HA-0101",
  "LG FQ18SBDWC1 에어컨",
  "QN65QN90CAFXKR 65인치 벽걸이",
  "주문 번호 20270310-000123",
  "주문번호 2027031012345678",
  "접수 번호 A0102345678901X",
  "접수 번호 01012345678901이에요",
  "사업자등록번호 123-45-67890",
  "우편번호 06236, 3층 301호",
  "강남구 테헤란로 123, 101동 1001호",
  "101동 1001호 비밀번호는 고용 뒤에 알려 드려요",
  "아파트 102-1304호예요",
  "1588 이라는 숫자만 적었어요",
  "1990-2010년에 지은 집이에요",
  "1500-2000만 원 생각해요",
  "평일 10-12시, 주말 13-15시",
  "카톡 알림이 안 와요",
  "카카오톡 선물은 안 받아요",
  "카톡 PC 버전처럼 생겼네요",
  "텔레비전 벽걸이 설치",
  "라인 조명 LED 2m 설치해요",
  "라인 LED strip 작업도 해요",
  "라인이 깔끔하게 나와요 width 300",
  "인스타에 올릴 사진이에요",
  "전화로 말씀드릴 게 있어요",
  "연락은 여기로 주세요",
  "계좌 이체도 되나요?",
  "은행 앞 3층 건물이에요",
  "우리 집은 2027-03-10 10시에 비어요",
  "우리 2027.03.10 10-12시 어때요",
  "하나 50000원, 둘 90000원",
  "하나에 12,000원씩 10개 해서 120,000원",
  "국민 평형 84m2 아파트",
  "신한 앱에서 본 32평형이에요",
  "기업 20곳을 맡았어요",
  "농협 옆 1층이에요. 주차 10대",
  "일이 이삼일 걸려요. 오육일이면 끝나요",
  "이사 오는 날 구일 공사가 끝나요",
  "공일에도 일해요, 삼사 시간이면 돼요",
  "영 일이 많아요",
  "사진 3장 @2배로 봐 주세요",
  "면적 59.99㎡, 방 3, 화장실 2",
  "유튜브 https://example.com/watch?v=abc123 를 봐 주세요",
  "견적 ①번과 ②번 중에 골라 주세요",
  "경력 10년, 작업 1,234건, 별점 4.9",
  "입금자 이름은 나중에 정해요",
  "입금은 2027-03-10 10시까지요",
  "크레딧 100개, 5000자 번역",
];

describe("what is none", () => {
  it.each(ORDINARY)("%s", (text) => expect(findContactDetails(text)).toEqual([]));
});

it("names the words as they were written, in their order", () => {
  const text = "메일 clean@naver.com, 전화 ０１０-1234-5678, 카톡 cleanking이요";
  expect(findContactDetails(text)).toEqual([
    { kind: "email", found: "clean@naver.com", at: 3 },
    { kind: "phone", found: "０１０-1234-5678", at: 23 },
    { kind: "messenger", found: "카톡 cleanking", at: 38 },
  ]);
});

it("is total, and finds a number whatever stands around it in Korean", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const { found } of findContactDetails(text)) expect(text).toContain(found);
    }),
  );
  const words = fc.constantFrom("전화 ", "번호는 ", "문자로 주세요 ", "안녕하세요! ");
  fc.assert(
    fc.property(words, fc.integer({ min: 10_000_000, max: 99_999_999 }), (word, number) => {
      expect(kinds(`${word}010${number}이에요`)).toEqual(["phone"]);
    }),
  );
});

// A pattern that tries again and again would take longer than a test may.
it.each(["0 ", "a.", "카톡 ", "1-", "a@", "010", "국민 1"])(
  "comes to the end of a text of nothing but %j",
  (part) => {
    expect(findContactDetails(part.repeat(1_000))).toBeInstanceOf(Array);
  },
);

// Each would keep a pattern that tries all ways to share it busy for minutes or longer.
const HOSTILE = {
  "a long gap behind a messenger": `카톡${" ".repeat(4_000)}디`,
  "a long gap behind a line": `라인톡${" ".repeat(4_000)}디`,
  "a long gap behind a bank": `하나${"\t".repeat(4_000)}토`,
  "a long gap behind an account's number": `110-123-456789${" ".repeat(4_000)}\0`,
  "a long word that ends as no address": "tc".repeat(20_000),
  "many short words that are no names": "a ".repeat(20_000),
};

describe("a text that was made to take long", () => {
  it.each(Object.entries(HOSTILE))("is read at once: %s", (_, text) => {
    expect(findContactDetails(text)).toEqual([]);
  });
});
