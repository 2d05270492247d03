import { useState } from 'react'
import {
  type BadgeLook,
  badgeLooks,
  badgeSize,
  badgeSnippet,
  badgeThemes,
  passportPaths,
} from '#shared/passport/passport.ts'
import { useOrigin } from '#src/lib/origin.ts'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Select } from '#src/ui/forms/input.tsx'

const lookLabels = {
  auto: 'As the visitor’s device: light or dark',
  light: 'Always light',
  dark: 'Always dark',
} as const satisfies Record<BadgeLook, string>

/** The badge as it looks, and the HTML that puts it on the member's own website. */
export function BadgeForWebsite({ id }: { id: number }) {
  const origin = useOrigin()
  const [look, setLook] = useState<BadgeLook>('auto')
  const themes = look === 'auto' ? badgeThemes : [look]
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-[1rem] font-semibold">A badge for your website</h3>
      <p className="mt-1 text-sm text-ink-soft">
        It follows your license: within five minutes it says if the license is no longer verified.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {themes.map((theme) => (
          <img
            key={theme}
            src={passportPaths.badge(id, theme)}
            {...badgeSize}
            alt={`The badge, ${theme}`}
            className="h-auto max-w-full"
          />
        ))}
      </div>
      <Field label="Look" className="mt-4">
        <Select
          value={look}
          onChange={({ currentTarget }) =>
            setLook(badgeLooks.find((known) => known === currentTarget.value) ?? 'auto')
          }
        >
          {badgeLooks.map((known) => (
            <option key={known} value={known}>
              {lookLabels[known]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="mt-3">
        <CopyField label="HTML for your website" value={badgeSnippet(origin, id, look)} />
      </div>
    </div>
  )
}
