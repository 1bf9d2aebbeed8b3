import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { findMyPlace, type MyPlace } from "./my-place.ts";

interface MyPlaceButtonProps {
  /** What stands chosen: once it is another, or the choice is left, a place that was asked for before comes too late. */
  chosen: unknown;
  onFound: (place: MyPlace) => void;
}

/** Asks where the person is only when pressed; what came of it stands below, and other ways to say it stay. */
export function MyPlaceButton({ chosen, onFound }: MyPlaceButtonProps) {
  const [status, setStatus] = useState("");
  const changes = useRef(0);
  // The browser may ask for permission for as long as it likes: meanwhile they may have chosen by hand.
  useEffect(
    () => () => {
      changes.current += 1;
    },
    [chosen],
  );
  const find = async () => {
    setStatus("");
    const before = changes.current;
    const found = await findMyPlace();
    if (before !== changes.current) return;
    if (typeof found === "string") return setStatus(found);
    onFound(found);
    setStatus(`${found.region.full_name} 근처예요.`);
  };
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={find}>
        내 위치로 찾기
      </Button>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {status}
      </p>
    </div>
  );
}
