import { Avatar } from "#ui/media/avatar.tsx";

/** A pro's name as a title, with the seal that it makes: how a new name will look is part of the decision. */
export function NameWithSeal({ name, proId }: { name: string; proId: string }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} sealOf={proId} />
      <span className="min-w-0">{name}</span>
    </span>
  );
}
