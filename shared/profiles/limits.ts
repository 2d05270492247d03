/** Characters, and entries of the two lists. */
export const profileLimits = {
  companyName: 120,
  businessDescription: 2000,
  businessAddress: 200,
  city: 80,
  teamSize: 40,
  website: 300,
  otherBusinessType: 120,
  vendorType: 120,
  licenseNumber: 60,
  listEntry: 80,
  services: 60,
  lookingFor: 20,
} as const
