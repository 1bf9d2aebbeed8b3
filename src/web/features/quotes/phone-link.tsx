import { TextLink } from "#ui/action/text-link.tsx";

/** A number that a phone dials when it is pressed. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink className="numeric" href={`tel:${phone.replaceAll("-", "")}`}>
      {phone}
    </TextLink>
  );
}
