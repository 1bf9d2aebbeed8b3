import WifiOff from "lucide-react/icons/wifi-off";
import { useConnectionLost } from "#web/platform/api/connection.ts";

/** Says quietly that there is no network, and goes by itself. It is part of the page: nothing loads without one. */
export function ConnectionBanner() {
  const lost = useConnectionLost();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-18 z-50 flex justify-center px-4"
    >
      {lost && (
        <p className="flex items-center gap-2 rounded-full bg-inverse px-4 py-2 text-sm text-on-inverse shadow-overlay">
          <WifiOff size={16} className="shrink-0" />
          인터넷이 끊겼어요. 이어지면 계속할게요.
        </p>
      )}
    </div>
  );
}
