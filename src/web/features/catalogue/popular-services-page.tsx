export function PopularServicesPage() {
  return null;
}
