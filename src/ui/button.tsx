import { Slot } from 'radix-ui/slot'
import type { ComponentProps, MouseEvent } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { useHydrated } from '#src/lib/hydration.ts'
import { Spinner } from './spinner.tsx'

const button = tv({
  base: [
    'relative inline-flex items-center justify-center gap-2 rounded-md border text-center leading-tight font-semibold no-underline select-none',
    'transition-[background-color,border-color,color] disabled:opacity-60 aria-disabled:opacity-60',
  ],
  variants: {
    variant: {
      primary: 'border-transparent bg-spruce text-on-spruce enabled-hover:bg-spruce-deep',
      secondary: 'border-line-strong text-ink enabled-hover:border-ink enabled-hover:bg-ink/5',
      quiet: 'border-transparent text-ink enabled-hover:bg-ink/7',
      danger: 'border-transparent bg-rust text-on-rust enabled-hover:bg-rust/90',
    },
    size: {
      sm: 'min-h-10 px-4 py-1.5 text-sm whitespace-nowrap',
      md: 'min-h-12 px-5 py-2 text-[1rem]',
      lg: 'min-h-14 px-6 py-2.5 text-base',
      icon: 'size-12 shrink-0',
      'icon-sm': 'size-10 shrink-0',
    },
    full: { true: 'w-full' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Renders its only child, a link, styled as a button. */
    asChild?: boolean
    /** Shows a spinner and ignores clicks, keeping width, focus and accessible name. */
    loading?: boolean
  }

export function Button({ asChild, loading, variant, size, full, className, ...rest }: ButtonProps) {
  const hydrated = useHydrated()
  const classes = button({ variant, size, full, className })
  if (asChild) return <Slot {...rest} className={classes} />

  const { children, onClick, type = 'button', ...attributes } = rest
  // aria-disabled instead of disabled, since a disabled button loses keyboard focus.
  const inert = loading || attributes['aria-disabled'] === true || attributes['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      {...(loading ? { 'aria-busy': true } : {})}
      {...(inert ? { 'aria-disabled': true } : {})}
      // oxlint-disable-next-line react/button-has-type -- the type is passed on, 'button' by default
      type={type}
      disabled={attributes.disabled || (type === 'submit' && !hydrated)}
      className={classes}
      onClick={press}
    >
      {loading ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
