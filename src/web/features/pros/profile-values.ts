import { set, type FieldErrors, type Resolver } from "react-hook-form";
import { checkProfile } from "#domain/pro/check-profile.ts";
import type { ProProfile } from "#contract/endpoints/pros.ts";
import type { UploadedFile } from "#ui/file/file-drop.tsx";

export interface ChosenService {
  slug: string;
  name: string;
}

export interface ChosenRegion {
  code: string;
  full_name: string;
}

/** A profile as it is being filled in. */
export interface ProfileValues {
  services: ChosenService[];
  regions: ChosenRegion[];
  display_name: string;
  headline: string;
  introduction: string;
  /** Null while nothing is typed. */
  career_years: number | null;
  /** At most one. */
  photo: UploadedFile[];
}

export const EMPTY_PROFILE: ProfileValues = {
  services: [],
  regions: [],
  display_name: "",
  headline: "",
  introduction: "",
  career_years: null,
  photo: [],
};

/** The form's values of a profile that exists. */
export function valuesOf(profile: ProProfile): ProfileValues {
  const { services, regions, display_name, headline, introduction, career_years, photo } = profile;
  return {
    services,
    regions,
    display_name,
    headline,
    introduction,
    career_years,
    photo: photo ? [{ id: photo.id, name: "프로필 사진", previewUrl: photo.url }] : [],
  };
}

/** What the server takes of them; untyped years are NaN, which no rule accepts. */
export function bodyOf(values: ProfileValues) {
  return {
    display_name: values.display_name,
    headline: values.headline,
    introduction: values.introduction,
    career_years: values.career_years ?? Number.NaN,
    photo_id: values.photo[0]?.id ?? null,
    services: values.services.map(({ slug }) => slug),
    si_gun_gu_codes: values.regions.map(({ code }) => code),
  };
}

/**
 * What is sent of a profile that was opened for change: what was changed here, and of all else what is there by now.
 * Another tab may have saved meanwhile.
 */
export function changedBody(forms: {
  typed: ProfileValues;
  opened: ProfileValues;
  latest: ProfileValues;
}): ReturnType<typeof bodyOf> {
  const [typed, opened, latest] = [forms.typed, forms.opened, forms.latest].map(bodyOf);
  const fields = Object.entries(typed ?? {}).map(([name, value]) => {
    const key = name as keyof ReturnType<typeof bodyOf>;
    const isUntouched = JSON.stringify(value) === JSON.stringify(opened?.[key]);
    return [name, isUntouched ? latest?.[key] : value];
  });
  return Object.fromEntries(fields) as ReturnType<typeof bodyOf>;
}

/** Checks the form by the rules that the server uses too. */
export const profileResolver: Resolver<ProfileValues> = (values) => {
  const checked = checkProfile(bodyOf(values));
  if (checked.ok) return { values, errors: {} };
  const errors: FieldErrors<ProfileValues> = {};
  for (const [name, messages] of Object.entries(checked.fields)) {
    const place = name === "si_gun_gu_codes" ? "regions" : name;
    set(errors, place, { type: "rule", message: messages[0] });
  }
  return { values: {}, errors };
};
