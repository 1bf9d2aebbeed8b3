import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { Lightbox } from "#ui/media/lightbox.tsx";
import { Section } from "#ui/layout/section.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { BeforeAfterPieces } from "./before-after-pieces.tsx";
import { firstPieces } from "./first-pieces.ts";
import { PieceCard } from "./piece-card.tsx";
import { PieceFacts } from "./piece-facts.tsx";
import { piecePictures } from "./piece-pictures.ts";

/** Of a phone's two columns. */
const SEEN_FIRST = 2;

/** The work that a pro shows on their page; nothing while they show none. */
export function ProPortfolio({ proId }: { proId: string }) {
  const list = useSuspenseInfiniteQuery(firstPieces(proId));
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState({ pieceId: "", photo: 0 });
  const count = list.data.pages[0]?.count ?? 0;
  if (count === 0) return null;
  const pieces = list.data.pages.flatMap((page) => page.items);
  const piece = pieces.find(({ id }) => id === shown.pieceId);
  return (
    <Section
      anchor="portfolio"
      title={`포트폴리오 ${count}`}
      description="고수가 직접 올린 작업이에요."
    >
      <BeforeAfterPieces pieces={pieces} />
      <InfiniteList
        label="포트폴리오"
        className="grid grid-cols-2 gap-3 sm:grid-cols-3"
        items={pieces}
        itemKey={({ id }) => id}
        renderItem={(one, index) => (
          <PieceCard
            piece={one}
            first={index < SEEN_FIRST}
            onOpen={() => {
              setShown({ pieceId: one.id, photo: 0 });
              setOpen(true);
            }}
          />
        )}
        automatic={false}
        {...furtherPages(list)}
      />
      <Lightbox
        open={open && piece !== undefined}
        onOpenChange={setOpen}
        title={piece?.title ?? ""}
        pictures={piece ? piecePictures(piece) : []}
        index={shown.photo}
        onIndexChange={(photo) => setShown({ ...shown, photo })}
      >
        {piece && (
          <>
            <PieceFacts piece={piece} className="text-sm text-muted" />
            <p className="mt-2 break-words whitespace-pre-line">{piece.description}</p>
          </>
        )}
      </Lightbox>
    </Section>
  );
}
