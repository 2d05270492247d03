import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { brand } from '#shared/brand.ts'
import { foundingPlaces } from '#shared/early-access/counter.ts'
import { accountTypes, type AccountType } from '#shared/tokens/tokens.ts'
import { useStats } from '#src/features/early-access/queries.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldGroup } from '#src/ui/forms/field.tsx'
import { RadioCard, RadioCards } from '#src/ui/forms/radio-group.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { accountChoices, chooserCopy } from './account-setup-content.ts'

/** Two cards; one has to be chosen to continue. */
export function AccountTypeChooser({
  headingId,
  onChosen,
}: {
  headingId: string
  onChosen: (type: AccountType) => void
}) {
  const [choice, setChoice] = useState<AccountType | null>(null)
  const foundingRemaining = useStats()?.foundingRemaining ?? foundingPlaces
  const form = useRef<HTMLFormElement>(null)
  // The page is prerendered: a choice that was made before hydration, or restored by the browser, counts.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('accountType')
    setChoice(accountTypes.find((type) => type === chosen) ?? null)
  }, [])
  return (
    <form
      ref={form}
      aria-labelledby={headingId}
      className="max-w-3xl"
      onSubmit={(event) => {
        event.preventDefault()
        if (choice) onChosen(choice)
      }}
    >
      <h1 id={headingId} tabIndex={-1}>
        {chooserCopy.title} <span className="min-[390px]:whitespace-nowrap">{brand.name}</span>
      </h1>
      <FieldGroup label={<span className="text-lg">{chooserCopy.question}</span>} className="mt-8">
        <RadioCards>
          {accountChoices(foundingRemaining).map(({ type, label, kind, lines }) => (
            <RadioCard
              key={type}
              name="accountType"
              value={type}
              onChange={() => setChoice(type)}
              label={<span className="block font-display text-xl">{label}</span>}
              hint={
                <>
                  <span className="block font-semibold text-gold-ink">{kind}</span>
                  {lines.map((line) => (
                    <span key={line} className="mt-2 block">
                      {line}
                    </span>
                  ))}
                </>
              }
            />
          ))}
        </RadioCards>
      </FieldGroup>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" disabled={choice === null} aria-describedby="account-type-hint">
          {chooserCopy.proceed}
        </Button>
        <p id="account-type-hint" className="text-ink-soft">
          {choice === null && chooserCopy.hint}
        </p>
      </div>
      <p className="mt-8 text-ink-soft">
        Already a member?{' '}
        <TextLink asChild>
          <Link to={paths.login()}>Sign in</Link>
        </TextLink>
      </p>
    </form>
  )
}
