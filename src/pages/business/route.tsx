import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { sampleBusiness, type SampleBusiness } from '#shared/directory/sample-businesses.ts'
import { serviceLabel } from '#shared/profiles/services.ts'
import { ChipList, FactSection, LookingForList } from '#src/features/profiles/fact-section.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { paths } from '#src/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Leaf } from '#src/features/early-access/leaf.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { BusinessCard } from '#src/features/directory/sample-business-card.tsx'
import { BusinessNotFound } from '#src/features/directory/business-not-found.tsx'

function FoundingCard() {
  return (
    <Card className="mt-4">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-xl">Founding Member</h2>
        <Leaf family="grow" state="newest" className="h-9" />
      </div>
      <ul className="text-[1rem] text-ink-soft">
        <li>Joined during pre-launch phase</li>
        <li>Early Adopter Benefits</li>
      </ul>
    </Card>
  )
}

function Business({ business }: { business: SampleBusiness }) {
  return (
    <div className="page-width pt-8 pb-20">
      <PageTitle>{business.name}</PageTitle>
      <nav aria-label="Back" className="flex flex-wrap gap-x-6">
        <TextLink asChild variant="action">
          <Link to={paths.home()}>
            <Icon as={ArrowLeft} size="sm" /> Back to Home
          </Link>
        </TextLink>
        <TextLink asChild variant="action">
          <Link to={paths.businesses()}>View Directory</Link>
        </TextLink>
      </nav>
      <Notice tone="amber" title="Demo Profile" className="mt-4">
        This business is made up. It shows what a listing looks like.
      </Notice>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div>
          <BusinessCard business={business} />
          {business.isFoundingMember && <FoundingCard />}
        </div>
        <div>
          <FactSection title="About">
            <p className="text-lg">{business.description}</p>
          </FactSection>
          <FactSection title="Services Offered">
            <ChipList entries={business.services.map(serviceLabel)} />
          </FactSection>
          <FactSection title="Looking For">
            <LookingForList entries={business.lookingFor} />
          </FactSection>
          <FactSection title="Contact">
            <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
              <li>{business.email}</li>
              <li>{business.phone}</li>
              <li>{business.website.replace(/^https:\/\//, '')}</li>
            </ul>
            <p className="mt-2 text-sm text-ink-soft">Made up like the rest: nobody answers there.</p>
          </FactSection>
        </div>
      </div>
    </div>
  )
}

/** `/business/{id}`: one of the 26 samples, or one of two not-found screens. */
export function Component() {
  const { id } = useParams()
  if (!id) return <BusinessNotFound title="Profile Not Found" />
  const business = sampleBusiness(id)
  if (business) return <Business business={business} />
  return (
    <BusinessNotFound
      title="Business Profile Not Found"
      text="The business profile you're looking for doesn't exist."
    />
  )
}
