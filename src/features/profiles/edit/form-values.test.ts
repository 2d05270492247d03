import { expect, test } from 'vitest'
import { conflictsOf } from './conflicts.ts'
import { bodyOf, type EditValues } from './form-values.ts'

const base = {
  firstName: 'Ane',
  lastName: 'Berg',
  email: 'ane@example.com',
  phoneNumber: '6125550100',
  companyName: '',
  businessDescription: '',
  businessAddress: '',
  businessOwnershipDetails: '',
  city: 'Ely',
  zipCode: '55731',
  website: '',
  teamSize: '',
  licenseType: 'cannabis_retailer',
  licenseNumber: '',
  otherBusinessType: '',
  vendorType: '',
  logoUrl: '',
  personalPhotoUrl: '',
  isProfilePublic: true,
  servicesOffered: [],
  lookingFor: [],
  hasSecuredFunding: null,
  lookingToRaise: null,
  lookingToRaiseMore: null,
  fundingAmount: '',
} satisfies EditValues

test('a conflict is a field that both sides changed, differently', () => {
  const saved = { ...base, city: 'Duluth', firstName: 'Anne', servicesOffered: ['legal'] }
  const typed = { ...base, city: 'Hibbing', lastName: 'Dahl', servicesOffered: ['legal'] }
  expect(conflictsOf(base, saved, typed)).toEqual([{ field: 'city', label: 'City', saved: 'Duluth' }])
})

test('answers to hidden questions are cleared', () => {
  const body = bodyOf({
    ...base,
    hasSecuredFunding: true,
    lookingToRaise: true,
    lookingToRaiseMore: false,
    fundingAmount: 'under-50k',
  })
  expect(body).toMatchObject({
    hasSecuredFunding: true,
    lookingToRaise: null,
    lookingToRaiseMore: false,
    fundingAmount: '',
  })
  expect(body).not.toHaveProperty('vendorType')
})

test('a custom type is cleared with the choice Other', () => {
  const typed = { ...base, otherBusinessType: 'Extraction consultants' }
  expect(bodyOf(typed)).toMatchObject({ otherBusinessType: '' })
  expect(bodyOf({ ...typed, licenseType: 'other_cannabis_business' })).toMatchObject({
    otherBusinessType: 'Extraction consultants',
  })
  expect(bodyOf({ ...typed, vendorType: 'other' })).toMatchObject({
    otherBusinessType: 'Extraction consultants',
  })
})
