import { brand } from '#shared/brand.ts'
import { interimTermsDate } from '#shared/registration/consent.ts'
import { longDate } from '#shared/dates.ts'
import { crumbs } from '#src/features/pages/crumbs.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Document, type DocumentPart } from '#src/ui/document.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** 'Coming Soon' with a contact address, followed by the interim text. */
export function InterimDocument({ title, parts }: { title: string; parts: readonly DocumentPart[] }) {
  return (
    <div className="page-width pb-20">
      <PageTitle>{title}</PageTitle>
      <PageHeader breadcrumbs={crumbs(title)} title={title} />
      <section aria-labelledby="coming" className="mb-12 border-y border-line py-6">
        <h2 id="coming" className="text-2xl">
          Coming Soon
        </h2>
        <p className="mt-2 max-w-measure text-ink-soft">
          The final text is being written. Questions until then:{' '}
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
        </p>
      </section>
      <p className="mb-8 text-sm text-ink-soft">
        Interim text of <time dateTime={interimTermsDate}>{longDate(interimTermsDate)}</time>
      </p>
      <Document parts={parts} contentsLabel={title} />
    </div>
  )
}
