type OptionsProps = { of: readonly { value: string; label: string }[] }

/** The options of a <Select>, from a list of values and labels. */
export function Options({ of }: OptionsProps) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
