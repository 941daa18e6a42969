/** Nine mosaic stones, the middle one red. */
export function Logo({ size = 36 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="6 6 52 52" aria-hidden="true" className="logo">
      <path
        fill="currentColor"
        d="M8.9 9.7L22.8 9.4L22.2 23.1L9.9 22.6ZM25.4 9L37.8 9.2L38.7 21.9L25.9 22.2ZM41 8.7L55.4 9.8L55.2 22.8L40.7 22.3ZM9.4 24.8L23.3 25.2L22.1 39.1L8.8 39.3ZM41.8 24.9L55.3 26L55 39L41.5 39ZM8.8 41.4L23.1 40.9L23.3 55.2L9.3 54.4ZM25.3 41.2L39.4 41.2L37.9 54L25.7 55.4ZM41.4 41.4L54.7 41.8L54.2 54.8L41.5 54.8Z"
      />
      <path fill="var(--accent)" d="M25.3 25.5L38.4 25.4L38.1 37.9L26 38.2Z" />
    </svg>
  );
}
