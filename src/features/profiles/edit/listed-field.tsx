import { useFormContext, useWatch } from 'react-hook-form'
import { licenseToEdit } from '#shared/licenses/options.ts'
import { type ListedDetails, ListedLicense } from '#src/features/roster/listed-license.tsx'
import type { EditValues } from './form-values.ts'

/** Offers the details of the state's list for the license number of the form. */
export function ListedField() {
  const { setValue } = useFormContext<EditValues>()
  const [number, type, name] = useWatch<EditValues, ['licenseNumber', 'licenseType', 'companyName']>({
    name: ['licenseNumber', 'licenseType', 'companyName'],
  })
  const accept = (details: ListedDetails) => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('companyName', details.businessName, options)
    setValue('licenseNumber', details.number, options)
    if (details.licenseType) setValue('licenseType', licenseToEdit(details.licenseType), options)
    if (details.city) setValue('city', details.city, options)
  }
  return (
    <ListedLicense
      number={number ?? ''}
      onAccept={accept}
      isFilledIn={(details) =>
        name === details.businessName &&
        (details.licenseType === null || type === licenseToEdit(details.licenseType))
      }
    />
  )
}
