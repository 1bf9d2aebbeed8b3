/** Who is on the other side, by who looks. */
export const SIDE_LABELS = { customer: "고수", pro: "고객" } as const;
