/**
 * Services of professions whose laws may forbid to pay for being brought a client (세무사, 노무사, 행정사): a quote costs
 * credits. In production they are off until a setting turns them on.
 */
export const SWITCHED_SERVICES = ["tax-accounting", "labor-consulting", "admin-attorney"] as const;
