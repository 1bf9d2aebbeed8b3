import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { siGunGuOf } from "#domain/region/region.ts";
import { josa } from "#domain/text/josa.ts";
import { Button } from "#ui/action/button.tsx";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import type { SearchParams } from "../search-params.ts";

const loadField = () =>
  import("#web/platform/region/region-field.tsx").then((module) => module.RegionField);

interface DroppedWordsProps {
  words: readonly string[];
  params: SearchParams;
  hasRegion: boolean;
}

/** Words that were found nowhere and left out. One of them may be a place: who says which searches there. */
export function DroppedWords({ words, params, hasRegion }: DroppedWordsProps) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [region, setRegion] = useState<string>();
  const Field = useLoadedPart(loadField, isOpen, setIsOpen);
  const choose = (code: string | undefined) => {
    setRegion(code);
    if (code === undefined || siGunGuOf(code) === null) return;
    const kept = params.q
      ?.normalize("NFC")
      .split(/\s+/)
      .filter((word) => !words.includes(word));
    void navigate({ to: "/search", search: { ...params, q: kept?.join(" "), region: code } });
  };
  return (
    <div>
      <p role="status" className="text-muted">
        {josa(words.map((word) => `‘${word}’`).join(", "), "은")} 찾지 못해 빼고 찾았어요.
        {!hasRegion && " 지역 이름이면 지역을 골라 주세요."}
      </p>
      {!hasRegion && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          지역 고르기
        </Button>
      )}
      {isOpen && Field && (
        <div className="rounded-md bg-sunken p-3">
          <Field label="지역" value={region} onChange={choose} />
        </div>
      )}
    </div>
  );
}
