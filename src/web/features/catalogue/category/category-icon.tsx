import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Camera from "lucide-react/icons/camera";
import Car from "lucide-react/icons/car";
import GraduationCap from "lucide-react/icons/graduation-cap";
import PaintRoller from "lucide-react/icons/paint-roller";
import PawPrint from "lucide-react/icons/paw-print";
import PenTool from "lucide-react/icons/pen-tool";
import Scale from "lucide-react/icons/scale";
import Shapes from "lucide-react/icons/shapes";
import Truck from "lucide-react/icons/truck";
import Wrench from "lucide-react/icons/wrench";

// The catalogue names its icons; one it does not know yet gets the general one.
const icons: Record<string, typeof Truck> = {
  truck: Truck,
  wrench: Wrench,
  "paint-roller": PaintRoller,
  "graduation-cap": GraduationCap,
  camera: Camera,
  "pen-tool": PenTool,
  "briefcase-business": BriefcaseBusiness,
  car: Car,
  "paw-print": PawPrint,
  scale: Scale,
};

/** A category's icon on its round ground. */
export function CategoryIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Shapes;
  return (
    <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink md:size-12">
      <Icon strokeWidth={1.75} aria-hidden className="size-5 md:size-6" />
    </span>
  );
}
