const large = '-480x480.webp'
const small = '-96x96.webp'

/** The source of a team member's `<img>`, in two widths if the server stores two. */
export const portrait = (image: string, sizes: string) =>
  image.endsWith(large)
    ? { src: image, srcSet: `${image.replace(large, small)} 96w, ${image} 480w`, sizes }
    : { src: image }
