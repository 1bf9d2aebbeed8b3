import { expect, it } from "vitest";
import { coarseNetwork } from "./coarse-network.ts";

it.each([
  ["203.0.113.7", "203.0.113.*"],
  ["10.0.0.255", "10.0.0.*"],
  ["2001:db8:12:34::/64", "2001:db8:12:*"],
  ["0:0:0:0::/64", "0:0:0:*"],
])("hides the end of %s", (network, shown) => expect(coarseNetwork(network)).toBe(shown));
