type Props = { name: string; alt?: string; width: number; height: number; eager?: boolean };

/** One of the house's own pictures in `/art`, small enough to come in one size. */
export function CardPicture({ name, alt = '', width, height, eager = false }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/art/${name}.avif`} />
      <img
        src={`/art/${name}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
