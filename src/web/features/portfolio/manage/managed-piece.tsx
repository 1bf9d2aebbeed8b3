import { Link } from "#web/platform/navigation/link.tsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { PieceFacts } from "../piece-facts.tsx";

export type Direction = "up" | "down";

interface ManagedPieceProps {
  piece: PortfolioPiece;
  /** Counted from 0. */
  position: number;
  count: number;
  /** The order is being saved. */
  moving: boolean;
  onMove: (direction: Direction) => void;
}

/** One of the pro's own pieces. */
export function ManagedPiece({ piece, position, count, moving, onMove }: ManagedPieceProps) {
  const confirm = useConfirm();
  const toast = useToast();
  const remove = useEndpointMutation("pro.portfolio.delete", {
    onSuccess: () => {
      toast({ message: "작업을 삭제했어요." });
      // The row goes with the button that was pressed.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
  });

  async function askToDelete() {
    const sure = await confirm({
      title: "이 작업을 삭제할까요?",
      description: `‘${piece.title}’ 작업과 사진 ${piece.photos.length}장이 없어져요. 되돌릴 수 없어요.`,
      danger: true,
    });
    if (sure) await remove.run({ portfolioId: piece.id });
  }

  const [cover] = piece.photos;
  const moveButton = (direction: Direction, label: string, icon: React.ReactNode, end: boolean) => (
    <IconButton
      label={`${piece.title} ${label}`}
      icon={icon}
      variant="outline"
      data-direction={direction}
      disabled={end || moving}
      onClick={() => onMove(direction)}
    />
  );
  return (
    <Card>
      <div className="flex gap-4">
        <div className="w-24 shrink-0 overflow-hidden rounded-md sm:w-36">
          {cover && (
            <Picture
              picture={cover}
              alt=""
              sizes="(min-width: 640px) 144px, 96px"
              shape="landscape"
            />
          )}
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="text-base break-words sm:text-lg">{piece.title}</h2>
          <PieceFacts short piece={piece} className="mt-1 text-sm text-muted" />
          <p className="mt-1 text-sm text-muted">사진 {piece.photos.length}장</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ButtonLink
          size="sm"
          variant="secondary"
          aria-label={`${piece.title} 수정`}
          render={<Link to="/pro/portfolio/$portfolioId" params={{ portfolioId: piece.id }} />}
        >
          수정
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${piece.title} 삭제`}
          pending={remove.pending}
          onClick={askToDelete}
        >
          삭제
        </Button>
        {count > 1 && (
          <div className="ml-auto flex gap-2">
            {moveButton("up", "앞으로 옮기기", <ArrowUp size={20} />, position === 0)}
            {moveButton("down", "뒤로 옮기기", <ArrowDown size={20} />, position === count - 1)}
          </div>
        )}
      </div>
    </Card>
  );
}
