/** How the author of a testimonial knows the pro's work. */
export const RELATION_LABELS = {
  personal_client: "개인 고객",
  business_client: "회사·단체 고객",
  student: "수강생·보호자",
  partner: "함께 일한 업체",
} as const satisfies Record<string, string>;

export type Relation = keyof typeof RELATION_LABELS;

export const RELATIONS = Object.keys(RELATION_LABELS) as Relation[];
