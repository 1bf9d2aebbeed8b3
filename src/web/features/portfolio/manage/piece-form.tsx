import { useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { Button } from "#ui/action/button.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { useNow } from "#web/platform/page/clock.ts";
import { focusFirstInvalid } from "#web/platform/form/focus-first-invalid.ts";
import { showFormFailure } from "#web/platform/form/form-errors.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useKeptForm } from "#web/platform/draft/use-kept-form.ts";
import { useUploading } from "#web/platform/upload/use-uploading.ts";
import { PieceFields } from "./piece-fields.tsx";
import {
  bodyOfPiece,
  EMPTY_PIECE,
  pieceResolver,
  valuesOfPiece,
  type PieceValues,
} from "./piece-values.ts";
import { FormNotice } from "#web/platform/form/form-notice.tsx";

interface PieceFormProps {
  /** The one to change; null makes a new one. */
  piece: PortfolioPiece | null;
  services: readonly { slug: string; name: string }[];
  onSaved: () => unknown;
}

/** A piece of work being written. What is typed stays in the tab until it is saved. */
export function PieceForm({ piece, services, onSaved }: PieceFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const today = seoulDay(useNow());
  const form = useForm<PieceValues>({
    defaultValues: piece ? valuesOfPiece(piece) : EMPTY_PIECE,
    resolver: pieceResolver(today),
    shouldFocusError: false,
  });
  const kept = useKeptForm(form, `portfolio.${piece?.id ?? "new"}`);
  const handlers = {
    onSuccess: () => {
      kept.forget();
      return onSaved();
    },
    onFailure: (failure: ApiFailure) => showFormFailure(form, failure),
  };
  const { uploading, onSending, unlessUploading } = useUploading();
  const create = useEndpointMutation("pro.portfolio.create", handlers);
  const edit = useEndpointMutation("pro.portfolio.edit", handlers);
  const save = (values: PieceValues) => {
    const body = bodyOfPiece(values);
    return piece ? edit.run({ ...body, portfolioId: piece.id }) : create.run(body);
  };
  const problem = form.formState.errors.root?.server?.message;
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-10"
        onSubmit={unlessUploading(
          form.handleSubmit(save, () => focusFirstInvalid(element.current)),
        )}
      >
        <PieceFields
          services={choices(services, piece)}
          keptRegion={piece?.region ?? null}
          today={today}
          onSending={onSending}
        />
        <div>
          <FormNotice message={problem} className="mb-3" />
          <StickyActionBar>
            <Button type="submit" size="lg" pending={create.pending || edit.pending || uploading}>
              {piece ? "저장하기" : "작업 올리기"}
            </Button>
          </StickyActionBar>
        </div>
      </form>
    </FormProvider>
  );
}

/** A piece may be of a service that its pro no longer offers. */
function choices(services: PieceFormProps["services"], piece: PortfolioPiece | null) {
  const own = piece?.service;
  return !own || services.some(({ slug }) => slug === own.slug) ? services : [own, ...services];
}
