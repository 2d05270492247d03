import { crumbs } from '#src/features/pages/crumbs.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { ContactCards } from '#src/features/contact/contact-cards.tsx'
import { ContactForm } from '#src/features/contact/contact-form.tsx'

/** `/contact`: the contact form and the other ways to reach us. */
export function Component() {
  return (
    <div className="page-width pb-20">
      <PageTitle>Contact Us</PageTitle>
      <PageHeader
        breadcrumbs={crumbs('Contact Us')}
        title="Contact Us"
        description="Questions about membership, a partnership, or something that does not work: write, call or text. A person answers."
      />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ContactForm />
        <ContactCards />
      </div>
    </div>
  )
}
