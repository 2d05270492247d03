/** Characters. */
export const contactLimits = { subject: 200, message: 5000 } as const

/** The response times that the contact page promises. */
export const responseTimes = [
  { kind: 'General', time: '24-48 hours' },
  { kind: 'Partnership requests', time: '1-3 business days' },
  { kind: 'Technical support', time: 'Same day' },
] as const
