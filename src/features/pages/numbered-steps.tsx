type NumberedStepsProps = {
  steps: readonly { readonly title: string; readonly text: string }[]
  /** The columns of the list. */
  className: string
  /** The width from which the steps stand in one row, without lines between them. */
  stepClassName: string
}

/** Steps with large numbers, side by side where there is room. */
export function NumberedSteps({ steps, className, stepClassName }: NumberedStepsProps) {
  return (
    <ol className={`grid gap-x-8 border-t border-line-strong ${className}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={`border-b border-line py-5 ${stepClassName}`}>
          <span aria-hidden className="font-display text-figure font-semibold text-gold-ink figures">
            {index + 1}
          </span>
          <h3 className="mt-2">{title}</h3>
          <p className="mt-2 text-[1rem] text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
