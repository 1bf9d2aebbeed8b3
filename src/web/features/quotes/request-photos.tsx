/** Photos of a request, small; each opens in full. */
export function RequestPhotos({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul aria-label="요청 사진" className="mt-5 grid grid-cols-3 gap-2">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} className="block overflow-hidden rounded-md">
            <img
              src={`${url}?size=thumb`}
              alt={`요청 사진 ${index + 1}`}
              loading="lazy"
              className="aspect-square w-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
