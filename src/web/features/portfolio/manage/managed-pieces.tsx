import { useEffect, useRef, useState } from "react";
import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { withMoved } from "#domain/portfolio/order.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { ManagedPiece, type Direction } from "./managed-piece.tsx";

/** Which button was pressed last, to be focused again where its piece has gone. */
type Pressed = { id: string; direction: Direction };

/** The pieces in the order in which customers see them, each with the ways to change it. */
export function ManagedPieces({ pieces }: { pieces: readonly PortfolioPiece[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [status, setStatus] = useState("");
  const order = useEndpointMutation("pro.portfolio.order");

  useEffect(() => {
    if (pressed && !order.pending) focusButton(list.current, pressed);
  }, [pressed, order.pending, pieces]);

  async function move(from: number, direction: Direction) {
    const to = direction === "up" ? from - 1 : from + 1;
    const moved = withMoved(pieces, from, to);
    const piece = pieces[from];
    if (!moved || !piece) return;
    setPressed({ id: piece.id, direction });
    const done = await order.run({ ids: moved.map(({ id }) => id) });
    if (done) setStatus(`‘${piece.title}’ 작업을 ${to + 1}번째로 옮겼어요.`);
  }

  return (
    <>
      <ol ref={list} aria-label="내 포트폴리오" className="flex flex-col gap-3">
        {pieces.map((piece, index) => (
          <li key={piece.id} data-piece={piece.id}>
            <ManagedPiece
              piece={piece}
              position={index}
              count={pieces.length}
              moving={order.pending}
              onMove={(direction) => move(index, direction)}
            />
          </li>
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </div>
    </>
  );
}

/** A moved row takes the focus out of its buttons; at an end the other direction is the one that is left. */
function focusButton(list: HTMLElement | null, { id, direction }: Pressed): void {
  const buttons = list?.querySelectorAll<HTMLButtonElement>(
    `[data-piece="${CSS.escape(id)}"] [data-direction]`,
  );
  const enabled = [...(buttons ?? [])].filter(({ disabled }) => !disabled);
  const same = enabled.find((button) => button.dataset["direction"] === direction);
  (same ?? enabled[0])?.focus();
}
