import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { BeforeAfter } from "#ui/media/before-after.tsx";
import { beforeOf } from "./piece-pictures.ts";

/** Side by side on a desktop. */
const MOST = 2;

/** The first pieces that show a place before and after the work, to be compared. Nothing when none does. */
export function BeforeAfterPieces({ pieces }: { pieces: readonly PortfolioPiece[] }) {
  const compared = pieces
    .flatMap((piece) => {
      const before = beforeOf(piece);
      const [after] = piece.photos;
      return before && after ? [{ piece, before, after }] : [];
    })
    .slice(0, MOST);
  if (compared.length === 0) return null;
  return (
    <ul aria-label="작업 전과 후" className="mb-6 grid gap-3 sm:grid-cols-2">
      {compared.map(({ piece, before, after }) => (
        <li key={piece.id}>
          <BeforeAfter
            before={before}
            after={after}
            label={piece.title}
            sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
          />
          <p className="mt-2 text-sm text-muted">{piece.title}</p>
        </li>
      ))}
    </ul>
  );
}
