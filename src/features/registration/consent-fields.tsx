import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { consentLabels, consentNotices } from '#shared/registration/consent.ts'
import type { AccountType } from '#shared/tokens/tokens.ts'
import { paths } from '#src/paths.ts'
import { Checkbox } from '#src/ui/forms/checkbox.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import type { FormValues } from './form-values.ts'

/** The three consents, whose texts are versioned in consent.ts. */
export function ConsentFields({ account }: { account: AccountType }) {
  const { register, formState } = useFormContext<FormValues>()
  const { errors } = formState
  return (
    <div className="mt-6 grid gap-4">
      <Checkbox
        {...register('attestationConfirmed')}
        required
        label={account === 'vendor' ? consentLabels.vendorAttestation : consentLabels.attestation}
        hint={account === 'business' && consentNotices.hempIncluded}
        error={errors.attestationConfirmed?.message}
      />
      <Checkbox
        {...register('smsConsent')}
        required
        label={consentLabels.sms}
        error={errors.smsConsent?.message}
      />
      <Checkbox
        {...register('terms')}
        required
        label={consentLabels.terms}
        hint={<LegalLinks />}
        error={errors.terms?.message}
      />
    </div>
  )
}

function LegalLinks() {
  return (
    <>
      Read the{' '}
      <TextLink asChild>
        <Link to={paths.terms()} target="_blank">
          Terms of Service
        </Link>
      </TextLink>{' '}
      and the{' '}
      <TextLink asChild>
        <Link to={paths.privacy()} target="_blank">
          Privacy Policy
        </Link>
      </TextLink>
      .
    </>
  )
}
