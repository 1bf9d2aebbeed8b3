import { useEffect, useState } from "react";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import { hasReasonForPush } from "./push-reason.ts";
import { pushFacts, pushSupport } from "./push-support.ts";

const loadCard = () => import("./push-card.tsx").then((module) => module.PushCard);

/** Where one may be asked whether to be told on this device: a place that is empty without a reason. */
export function PushOffer() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    setWanted(hasReasonForPush() && pushSupport(pushFacts()) === "supported");
  }, []);
  const Card = useLoadedPart(loadCard, wanted, setWanted);
  return wanted && Card && <Card onClose={() => setWanted(false)} />;
}
