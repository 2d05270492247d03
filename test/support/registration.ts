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

type RequiredFields = { email: string; phoneNumber: string }

/** A valid body of POST /api/register with the given fields. */
export function registrationBody<Other extends RequiredFields>(overrides: Other): typeof valid & Other {
  return { ...valid, ...overrides }
}
