import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { brand } from '#shared/brand.ts'
import { longDate } from '#shared/dates.ts'
import { licenseLabel } from '#shared/licenses/catalogue.ts'
import { directoryLicenseOptions } from '#shared/licenses/options.ts'
import type { UnjoinedBusiness } from '#shared/roster/api.ts'
import { textLimits } from '#shared/wire/limits.ts'
import { EmptyState } from '#src/features/pages/empty-state.tsx'
import { Loaded } from '#src/features/pages/loaded.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/forms/field.tsx'
import { Select, TextArea, TextInput } from '#src/ui/forms/input.tsx'
import { Options } from '#src/ui/forms/options.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { SkeletonText } from '#src/ui/skeleton.tsx'
import { toast } from '#src/lib/toast-store.ts'
import { memberQuery } from '#src/features/profiles/queries.ts'
import { linkOf } from '#src/features/referrals/sharing/share-links.ts'
import { unjoinedQuery } from './queries.ts'

/** The text that a member hands over; the network sends nothing. */
const invitationTo = (business: string, link: string) =>
  `Hello ${business}, I am on ${brand.name}, the network of ${brand.state}'s licensed cannabis and hemp businesses, and would like to have you there. Joining is free: ${link}`

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Invitation copied' })
  } catch {
    toast({ title: 'Select the text and copy it', variant: 'destructive' })
  }
}

function Business({ business, link }: { business: UnjoinedBusiness; link: string | null }) {
  const text = link && invitationTo(business.name, link)
  return (
    <li className="border-b border-line py-4">
      <p className="text-lg font-semibold wrap-anywhere">{business.name}</p>
      <p className="text-ink-soft">
        {[business.licenseType && licenseLabel(business.licenseType), business.city]
          .filter(Boolean)
          .join(', ')}
      </p>
      {text && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 items-center rounded-sm font-semibold text-spruce">
            Invitation<span className="sr-only"> for {business.name}</span>
          </summary>
          <Field label={`Invitation for ${business.name}`} labelHidden>
            <TextArea readOnly rows={3} value={text} className="bg-sunk" />
          </Field>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => void copy(text)}>
            Copy the invitation
          </Button>
        </details>
      )}
    </li>
  )
}

/** Searches the state's list for businesses that have not joined, with an invitation for each. */
export function UnjoinedList({ userId }: { userId: number }) {
  const member = useQuery(memberQuery(userId)).data
  const link = member && 'referralCode' in member ? linkOf(window.location.origin, member) : null
  const [q, setQ] = useState('')
  const [licenseType, setLicenseType] = useState('')
  const query = useInfiniteQuery(unjoinedQuery(useDeferredValue(q.trim()), licenseType))
  return (
    <>
      <search className="grid gap-x-5 gap-y-4 border-y border-line py-5 md:grid-cols-2">
        <Field label="Name or city">
          <TextInput
            type="search"
            value={q}
            autoComplete="off"
            maxLength={textLimits.search}
            onChange={(event) => setQ(event.target.value)}
          />
        </Field>
        <Field label="License type">
          <Select value={licenseType} onChange={(event) => setLicenseType(event.target.value)}>
            <option value="">All license types</option>
            <Options of={directoryLicenseOptions} />
          </Select>
        </Field>
      </search>
      <div className="mt-6">
        <Loaded query={query} skeleton={<SkeletonText lines={6} />}>
          {({ pages }) => {
            const found = pages.flatMap(({ answer }) => answer.businesses)
            const asOf = pages[0]?.answer.asOf
            if (!asOf)
              return (
                <EmptyState headingLevel="h2" title="No list yet">
                  Once staff publish the state's list of licenses, you find here who has not joined.
                </EmptyState>
              )
            if (found.length === 0)
              return (
                <EmptyState headingLevel="h2" title="No business fits">
                  Try a shorter name, or another license type.
                </EmptyState>
              )
            return (
              <>
                <p className="text-sm text-ink-soft">From the state's list of {longDate(asOf)}.</p>
                <ul aria-label="Businesses that have not joined">
                  {found.map((business) => (
                    <Business key={business.id} business={business} link={link} />
                  ))}
                </ul>
                <LoadMore
                  shown={found.length}
                  hasMore={query.hasNextPage}
                  loading={query.isFetchingNextPage}
                  onMore={() => void query.fetchNextPage()}
                />
              </>
            )
          }}
        </Loaded>
      </div>
    </>
  )
}
