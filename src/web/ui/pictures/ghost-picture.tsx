type Props = {
  /** Up to this width, in pixels, the tall picture. */
  narrow: number;
  /** Seen only after scrolling. */
  lazy?: boolean;
};

/** A decorative picture: a lamp before a closed curtain. */
export function GhostPicture({ narrow, lazy = false }: Props) {
  const media = `(max-width:${narrow}px)`;
  return (
    <picture>
      <source media={media} type="image/avif" srcSet="/art/ghost-m.avif" />
      <source media={media} srcSet="/art/ghost-m.webp" />
      <source type="image/avif" srcSet="/art/ghost.avif" />
      <img
        src="/art/ghost.webp"
        alt=""
        width={1280}
        height={727}
        decoding="async"
        {...(lazy ? { loading: 'lazy' } : { fetchPriority: 'high' })}
      />
    </picture>
  );
}
