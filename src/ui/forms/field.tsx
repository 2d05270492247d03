import { createContext, use, useId, useMemo, type ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const ControlContext = createContext<Partial<Control>>({})

/** Props that a control inside a <Field> spreads onto its input: id, descriptions, validity. */
export function useFieldControl(): Partial<Control> {
  return use(ControlContext)
}

type FieldText = { hint?: ReactNode; error?: string | undefined }

function describe(id: string, hasHint: boolean, hasError: boolean): Omit<Control, 'id'> {
  const ids = [hasHint ? `${id}-hint` : '', hasError ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(hasError ? { 'aria-invalid': true as const } : {}),
  }
}

/** The error below a control. Always rendered, so that a new message is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-rust not-empty:mt-1.5">
      {error}
    </p>
  )
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div id={`${id}-hint`} className="mt-0.5 text-sm text-ink-soft">
      {children}
    </div>
  )
}

type FieldProps = FieldText & {
  label: ReactNode
  children: ReactNode
  optional?: boolean
  /** Shows the asterisk of a required field; the input itself has `required`. */
  marked?: boolean
  /** Hides the label visually where the context makes it clear. */
  labelHidden?: boolean
  id?: string
  className?: string
}

/** A labeled control: label and hint above, error below. */
export function Field({
  label,
  hint,
  error,
  optional,
  marked,
  labelHidden,
  id,
  className,
  children,
}: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hasHint = Boolean(hint)
  const hasError = Boolean(error)
  const control = useMemo(
    () => ({ id: controlId, ...describe(controlId, hasHint, hasError) }),
    [controlId, hasHint, hasError],
  )
  return (
    <div className={className}>
      <label htmlFor={control.id} className="block w-fit text-sm font-semibold">
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
        {marked && (
          <span aria-hidden className="text-rust">
            {' '}
            *
          </span>
        )}
      </label>
      <Hint id={control.id}>{hint}</Hint>
      <div className={labelHidden ? undefined : 'mt-1.5'}>
        <ControlContext value={control}>{children}</ControlContext>
      </div>
      <FieldError id={control.id} error={error} />
    </div>
  )
}

/** Several controls under one question: a fieldset with a legend. */
export function FieldGroup({ label, hint, error, optional, className, children }: FieldProps) {
  const id = useId()
  return (
    <fieldset className={className} {...describe(id, Boolean(hint), Boolean(error))}>
      <legend className="block text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </legend>
      <Hint id={id}>{hint}</Hint>
      <div className="mt-2">{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
