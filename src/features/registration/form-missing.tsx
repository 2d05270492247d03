import { TextLink } from '#src/ui/text-link.tsx'

/** Replaces a form that could not be loaded. */
export function FormMissing() {
  return (
    <p role="alert">
      The form could not be loaded. Check your connection, then{' '}
      <TextLink asChild>
        <button type="button" onClick={() => window.location.reload()}>
          try again
        </button>
      </TextLink>
      .
    </p>
  )
}
