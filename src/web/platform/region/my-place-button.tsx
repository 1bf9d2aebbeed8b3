import { useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { findMyPlace, type MyPlace } from "./my-place.ts";

/** Asks where the person is only when pressed; what came of it stands below, and other ways to say it stay. */
export function MyPlaceButton({ onFound }: { onFound: (place: MyPlace) => void }) {
  const [status, setStatus] = useState("");
  const find = async () => {
    setStatus("");
    const found = await findMyPlace();
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
