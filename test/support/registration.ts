const valid = {
  firstName: 'Marisol',
  lastName: 'Tangvald',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  licenseType: 'cannabis-cultivator',
  zipCode: '55401',
  attestationConfirmed: true,
  smsConsent: true,
  terms: true,
}

type Given = { email: string; phoneNumber: string }

/** A body of POST /api/register that is right in every field: the caller's address and number, and what matters to it. */
export function registrationBody<Other extends Given>(given: Other): typeof valid & Other {
  return { ...valid, ...given }
}
