import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { endpointQuery } from "../api/query-options.ts";
import { useEndpointMutation } from "../api/use-endpoint-mutation.ts";
import { ownSubscription, registrationOf, subscribe } from "./own-subscription.ts";
import { pushFacts, pushSupport, type PushSupport } from "./push-support.ts";

/** loading: not looked yet. unconfigured: the product sends none. on: this browser is told. */
export type PushState = PushSupport | "loading" | "unconfigured" | "on" | "failed";

/** Whether this browser is told, and how to change that. */
export function usePushDevice() {
  const devices = useQuery(endpointQuery("users.me.pushDevices"));
  const [here, setHere] = useState<PushState>("loading");
  const add = useEndpointMutation("users.me.pushDevices.add");
  const remove = useEndpointMutation("users.me.pushDevices.remove");
  const { data } = devices;

  useEffect(() => {
    let left = false;
    const support = pushSupport(pushFacts());
    const look = async () =>
      support === "supported" && (await ownSubscription()) ? "on" : support;
    look().then(
      (state) => !left && setHere(state),
      () => !left && setHere("missing"),
    );
    return () => {
      left = true;
    };
  }, []);

  async function turnOn() {
    if (!data?.public_key) return;
    const subscription = await subscribe(data.public_key);
    if (typeof subscription === "string") return setHere(subscription);
    if (await add.run(registrationOf(subscription))) setHere("on");
    else await subscription.unsubscribe();
  }

  async function turnOff(deviceId: string | undefined) {
    await (await ownSubscription())?.unsubscribe();
    setHere("supported");
    if (deviceId !== undefined) await remove.run({ deviceId });
  }

  return { devices, state: stateOf(here, data), turnOn, turnOff };
}

function stateOf(
  here: PushState,
  data: { public_key: string | null; items: readonly { current: boolean }[] } | undefined,
): PushState {
  if (here === "loading" || !data) return "loading";
  if (data.public_key === null) return "unconfigured";
  // A subscription that we know nothing of tells nobody anything.
  if (here === "on" && !data.items.some(({ current }) => current)) return "supported";
  return here;
}
