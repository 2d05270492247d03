import { Fragment } from 'react'
import { TextLink } from './text-link.tsx'

/** 'Did you mean Olmstead?' under a search that finds nothing; nothing without a suggestion. */
export function DidYouMean({
  spellings,
  onChoose,
}: {
  spellings: readonly string[]
  onChoose: (spelling: string) => void
}) {
  return (
    <p role="status" className={spellings.length > 0 ? 'mt-3 text-base text-ink' : 'sr-only'}>
      {spellings.length > 0 && 'Did you mean '}
      {spellings.map((spelling, at) => (
        <Fragment key={spelling}>
          {at > 0 && (at === spellings.length - 1 ? ' or ' : ', ')}
          <TextLink asChild>
            <button type="button" onClick={() => onChoose(spelling)}>
              {spelling}
            </button>
          </TextLink>
        </Fragment>
      ))}
      {spellings.length > 0 && '?'}
    </p>
  )
}
