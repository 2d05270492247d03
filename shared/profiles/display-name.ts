/** The name by which screens call a business: the company, else the person. */
export function displayName(member: {
  readonly companyName?: string | null
  readonly firstName: string
  readonly lastName: string
}): string {
  return member.companyName?.trim() || personName(member)
}

export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
