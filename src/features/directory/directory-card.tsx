import { Link } from 'react-router'
import { demoProfiles } from '#shared/profiles/demo-profiles.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { paths } from '#src/paths.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { LicenseMark } from '#src/features/licenses/license-mark.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** Example listings, with a link to the directory. */
export function DirectoryCard() {
  return (
    <Card>
      <CardHeader
        title="The directory"
        actions={
          <TextLink asChild variant="action">
            <Link to={paths.directory()}>Open the directory</Link>
          </TextLink>
        }
      />
      <ul className="border-t border-line">
        {demoProfiles.map((example) => (
          <li key={example.id} className="flex items-center gap-4 border-b border-line py-3">
            <LicenseMark license={example.licenseType} className="size-10 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{example.companyName}</p>
              <p className="text-sm text-ink-soft">
                {licenseLabel(example.licenseType)}, {example.city}
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge>Example Only</Badge>
                <TextLink asChild variant="action" className="text-sm">
                  <Link to={paths.profile(example.id)} aria-label={`View Profile: ${example.companyName}`}>
                    View Profile
                  </Link>
                </TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
