import { cva, type VariantProps } from 'class-variance-authority'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../cn/cn'

const avatarVariants = cva(
  'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text uppercase select-none forced-colors:border',
  {
    variants: {
      /** The diameter: 40 px, `md`, by default, or 96 px, `xl`, on a page about the person. */
      size: {
        md: 'size-10 text-sm',
        xl: 'size-24 text-xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof avatarVariants> & {
    /** The person's name. Its first letter is shown until the picture has loaded. */
    name: string
    /** The address of a square picture, at least as large as the circle. Without one, the letter stays. */
    src?: string
    /** Defaults to the name. Leave it empty where the name is shown beside the picture. */
    alt?: string
    /** `eager` for a picture in the first screenful. */
    loading?: 'eager' | 'lazy'
    /** Addresses of the same picture in several sizes, each with its width, as of an `<img>`. */
    srcSet?: string
    /** How wide the picture is drawn, by which the browser chooses from `srcSet`. */
    sizes?: string
  }

/**
 * A person's picture, or the first letter of the name until it has loaded and if it fails. Where the
 * name stands beside it, set `alt=""`, or screen readers say the name twice.
 */
export const Avatar = ({
  name,
  src,
  alt = name,
  loading = 'lazy',
  srcSet,
  sizes,
  size,
  className,
  ...props
}: AvatarProps) => {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  const showImage = src !== undefined && failed !== src

  // A picture rendered on the server may have failed before hydration.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0) setFailed(src)
  }, [src])

  return (
    <span data-slot="avatar" className={cn(avatarVariants({ size }), className)} {...props}>
      <span
        {...(showImage || alt === ''
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': alt })}
      >
        {Array.from(name)[0]}
      </span>
      {showImage ? (
        <img
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={loading}
          decoding="async"
          width={96}
          height={96}
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full object-cover dark:brightness-90"
        />
      ) : null}
    </span>
  )
}
