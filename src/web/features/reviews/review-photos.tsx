import type { Review } from "#contract/endpoints/reviews.ts";

/** Photos of a review, small; each opens in full. */
export function ReviewPhotos({ photos }: { photos: Review["photos"] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="후기 사진" className="mt-4 grid grid-cols-4 gap-2 sm:grid-cols-5">
      {photos.map(({ id, url, thumb_url }, index) => (
        <li key={id}>
          <a href={url} className="block overflow-hidden rounded-md">
            <img
              src={thumb_url}
              alt={`후기 사진 ${index + 1}`}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
