const large = '-480x480.webp'
const small = '-96x96.webp'

/** A member's picture for an `<img>`: where the server keeps it in two widths, both are offered. */
export const portrait = (image: string, sizes: string) =>
  image.endsWith(large)
    ? { src: image, srcSet: `${image.replace(large, small)} 96w, ${image} 480w`, sizes }
    : { src: image }
