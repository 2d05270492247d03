import type { ComponentProps } from 'react'
import { TextInput } from './input.tsx'

type InputProps = ComponentProps<'input'>

/** An e-mail address: the right keyboard, and nothing that capitalises or corrects it. */
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

/** A phone number without its country: the network is one state's. */
export function PhoneInput(props: InputProps) {
  return <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel-national" />
}

/** A US ZIP code, with or without its four further digits. A length would cut what is pasted, and so change it. */
export function ZipInput(props: InputProps) {
  return <TextInput {...props} inputMode="numeric" autoComplete="postal-code" />
}
