import { toJamo } from "#domain/hangul/jamo.ts";

/** Words beside the thing itself, as keys: of no service do they say that it is meant. */
const FILLERS = new Set(
  [
    "추천 가격 비용 견적 업체 전문 전문가 곳 잘하는 잘하는곳 근처 주변 동네 우리 저희 제가",
    "해 좀 해주세요 주세요 해줘 해줘요 부탁 부탁해요 부탁드려요 도와주세요 필요해요 실 주실 분 사람",
    "구해요 구함 구합니다 찾아요 찾습니다 싶어요 싶은데 싶습니다 하고 하는 하려고 하려고요 합니다",
    "얼마 얼마예요 얼마인가요 저렴한 싼 싸게 급해요 급하게 빨리 당장 오늘 지금 내일 주말 문의 상담 요청",
    "있나요 되나요 가능한가요 너무 자꾸 계속 많이 잘 안 못 좋은 괜찮은 유명한 믿을만한 출장 방문 시급",
    "후기 어디 어떻게 방법 없는 있는 없어요 있어요 새로 다시 같이 전에 후에 때 것 거 좀더 몇 개만 하나 하나만",
    "선생님 선생 쌤",
    "동안 가는데 가서 가요 하기 하는법 법 되는 돼요 해야 받고 제일 진짜 정말 아주 혹시 그냥 이거 저거 어떤",
  ].flatMap((line) => line.split(" ").map(toJamo)),
);

/** The words that tell what is meant; none where all are beside the thing. */
export function tellingWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !FILLERS.has(toJamo(word)));
}

const TEACHER = /(?<=..)(?:선생님?|쌤)$/u;

/** 과외선생님 is who does 과외. */
export function withoutTeacher(word: string): string {
  return word.replace(TEACHER, "");
}
