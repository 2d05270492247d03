import { useState } from 'react'
import { initialsOf } from '#shared/initials.ts'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const avatar = tv({
  // CSS content, so that the initials do not become part of a control's accessible name.
  base: 'flex shrink-0 before:content-[attr(data-initials)] items-center justify-center overflow-hidden border border-line bg-moss-wash font-semibold text-spruce select-none',
  variants: {
    size: { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-16 text-lg', xl: 'size-24 text-2xl' },
    /** Circles for people, squares for companies. */
    shape: { person: 'rounded-full', firm: 'rounded-sm' },
  },
  defaultVariants: { size: 'md', shape: 'person' },
})

/** A picture, or the initials if there is none or it fails to load. Decorative: the name is always next to it. */
export function Avatar({
  name,
  src,
  size,
  shape,
}: { name: string; src?: string | null | undefined } & VariantProps<typeof avatar>) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const hasImage = Boolean(src) && src !== failedSrc
  return (
    <span
      aria-hidden
      {...(hasImage ? {} : { 'data-initials': initialsOf(name) })}
      className={avatar({ size, shape })}
    >
      {hasImage && (
        <img
          src={src ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailedSrc(src ?? undefined)}
        />
      )}
    </span>
  )
}
