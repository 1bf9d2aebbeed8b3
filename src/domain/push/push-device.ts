/** So many devices a person is told on; the one used longest ago makes room for another. */
export const PUSH_DEVICES_MAX = 20;
