import { set, type FieldErrors, type Resolver } from "react-hook-form";
import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import type { Input } from "#contract/registry.ts";
import type { Day } from "#domain/calendar/day.ts";
import {
  doneOnProblem,
  isBeforePhoto,
  pieceDescription,
  piecePhotos,
  pieceTitle,
} from "#domain/portfolio/portfolio-rules.ts";
import { siGunGuOf } from "#domain/region/region.ts";
import { price } from "#domain/won/won-rules.ts";
import type { UploadedFile } from "#ui/file/file-drop.tsx";

/** A piece of work as it is being filled in; named as the endpoint's inputs are, so that its errors find them. */
export interface PieceValues {
  photo_ids: UploadedFile[];
  /** "" for none. One that is no longer among the photos, or became the first, counts as none. */
  before_photo_id: string;
  title: string;
  service: string;
  description: string;
  /** "" for work done online; a si-do until its si-gun-gu is chosen. */
  si_gun_gu_code: string;
  done_on: string;
  price: number | null;
}

export const EMPTY_PIECE: PieceValues = {
  photo_ids: [],
  before_photo_id: "",
  title: "",
  service: "",
  description: "",
  si_gun_gu_code: "",
  done_on: "",
  price: null,
};

export function valuesOfPiece(piece: PortfolioPiece): PieceValues {
  return {
    photo_ids: piece.photos.map(({ id, thumb_url }, at) => ({
      id,
      name: `사진 ${at + 1}`,
      previewUrl: thumb_url,
    })),
    before_photo_id: piece.before_photo_id ?? "",
    title: piece.title,
    service: piece.service.slug,
    description: piece.description,
    si_gun_gu_code: piece.region?.code ?? "",
    done_on: piece.done_on,
    price: piece.price,
  };
}

export function bodyOfPiece(values: PieceValues): Input<"pro.portfolio.create"> {
  const photoIds = values.photo_ids.map(({ id }) => id);
  const before = values.before_photo_id;
  return {
    ...values,
    photo_ids: photoIds,
    before_photo_id: isBeforePhoto(photoIds, before) ? before : null,
    si_gun_gu_code: values.si_gun_gu_code === "" ? null : values.si_gun_gu_code,
  };
}

/** What is wrong with each field, in the order of the form. */
export function pieceFaults(values: PieceValues, today: Day): [keyof PieceValues, string][] {
  const faults: [keyof PieceValues, string | null][] = [
    ["photo_ids", piecePhotos(values.photo_ids)],
    ["title", pieceTitle(values.title)],
    ["service", values.service === "" ? "서비스를 골라 주세요." : null],
    ["description", pieceDescription(values.description)],
    ["done_on", doneOnProblem(values.done_on, today)],
    ["si_gun_gu_code", regionFault(values.si_gun_gu_code)],
    ["price", values.price === null ? null : price(values.price)],
  ];
  return faults.flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]]));
}

function regionFault(code: string): string | null {
  return code === "" || siGunGuOf(code) !== null ? null : "시·군·구까지 골라 주세요.";
}

export function pieceResolver(today: Day): Resolver<PieceValues> {
  return (values) => {
    const faults = pieceFaults(values, today);
    const errors: FieldErrors<PieceValues> = {};
    for (const [name, message] of faults) set(errors, name, { type: "rule", message });
    return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
