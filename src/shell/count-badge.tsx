import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** A count next to a link: hidden at zero, '9+' above nine. */
export function CountBadge({ count, noun }: { count: number | undefined; noun: string }) {
  if (!count) return null
  const shown = count > 9 ? '9+' : String(count)
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-spruce px-1 text-[0.75rem] leading-none font-semibold text-on-spruce figures">
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>
        , {shown} {noun}
      </VisuallyHidden>
    </span>
  )
}
