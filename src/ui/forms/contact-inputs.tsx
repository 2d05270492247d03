import type { ComponentProps } from 'react'
import { TextInput } from './input.tsx'

type InputProps = ComponentProps<'input'>

/** An email input with the matching keyboard, without autocapitalization or spell checking. */
export function EmailInput(props: InputProps) {
  return (
    <TextInput
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** A US phone number without the country code. */
export function PhoneInput(props: InputProps) {
  return <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel-national" />
}

/** A US ZIP code, optionally with the four-digit extension. A maximum length would cut what is pasted. */
export function ZipInput(props: InputProps) {
  return <TextInput {...props} inputMode="numeric" autoComplete="postal-code" />
}
