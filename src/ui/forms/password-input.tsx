import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useHydrated } from '#src/lib/hydration.ts'
import { useFieldControl } from './field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { control } from './input.tsx'

/** A password input with a button to reveal it. `autoComplete` is required because password managers rely on it. */
export function PasswordInput({
  className,
  autoComplete,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' }) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <span className="relative block">
      <input
        {...useFieldControl()}
        {...rest}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={control({ className: ['pr-12', className] })}
      />
      <button
        type="button"
        disabled={!hydrated}
        aria-pressed={shown}
        aria-label="Show password"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-ink-soft -outline-offset-3 hover:text-ink"
      >
        <Icon as={shown ? EyeOff : Eye} />
      </button>
    </span>
  )
}
