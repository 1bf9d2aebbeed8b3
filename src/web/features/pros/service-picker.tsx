import { useSuspenseQuery } from "@tanstack/react-query";
import { useState, type KeyboardEvent, type Ref } from "react";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ChosenList } from "./chosen-list.tsx";
import type { ChosenService } from "./profile-values.ts";
import { WaitingServices } from "./required-certificates.tsx";
import { ServiceChoices } from "./service-choices.tsx";

interface ServicePickerProps {
  value: readonly ChosenService[];
  onChange: (services: ChosenService[]) => void;
  error: string | undefined;
  ref: Ref<HTMLSelectElement>;
}

/** Services to offer, by category or by name. */
export function ServicePicker({ value, onChange, error, ref }: ServicePickerProps) {
  const { data: categories } = useSuspenseQuery(endpointQuery("categories.list"));
  const [category, setCategory] = useState("");
  const [text, setText] = useState("");
  const remove = (slug: string) => onChange(value.filter((one) => one.slug !== slug));

  function toggle(service: ChosenService) {
    if (value.some(({ slug }) => slug === service.slug)) remove(service.slug);
    else onChange([...value, service]);
  }

  return (
    <div className="flex flex-col gap-5">
      <ChosenList
        label="고른 서비스"
        items={value.map(({ slug, name }) => ({ key: slug, label: name }))}
        max={PROFILE_LIMITS.servicesMax}
        onRemove={remove}
      />
      <WaitingServices chosen={value} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="분야"
          placeholder="골라 주세요"
          ref={ref}
          value={category}
          error={error}
          options={categories.items.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(event) => {
            setCategory(event.target.value);
            setText("");
          }}
        />
        <TextField
          label="이름으로 찾기"
          type="search"
          value={text}
          maxLength={60}
          autoComplete="off"
          placeholder="예: 입주청소"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keepInForm}
        />
      </div>
      <ServiceChoices
        text={text}
        category={category}
        chosen={new Set(value.map(({ slug }) => slug))}
        full={value.length >= PROFILE_LIMITS.servicesMax}
        onToggle={toggle}
      />
    </div>
  );
}

/** Enter ends typing a name; it must not send the form around it. */
function keepInForm(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}
