import { Coin } from '#src/features/tokens/coin.tsx'
import { Section } from '#src/ui/section.tsx'
import { waysToEarn } from './program-content.ts'

/** The three ways to earn tokens, each as a figure with a sentence. */
export function Earning() {
  return (
    <Section id="earn" title="How you earn them">
      <ul className="grid gap-x-8 border-t border-line-strong md:grid-cols-3">
        {waysToEarn.map(({ tokens, title, text }) => (
          <li key={title} className="border-b border-line py-6 md:border-b-0">
            <p className="flex items-center gap-2.5 font-display text-figure-lg font-semibold figures">
              +{tokens} <Coin className="size-9" />
            </p>
            <h3 className="mt-4">{title}</h3>
            <p className="mt-2 text-[1rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
