type OptionsProps = { of: readonly { value: string; label: string }[] }

/** The choices of a <Select>, from a table of values and labels. */
export function Options({ of }: OptionsProps) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
