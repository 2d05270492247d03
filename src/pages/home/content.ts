/** Figures and entries of the home page that the specification gives as they are (design §4 'Given figures'). */
import type { OfficialLicense } from '#shared/licenses/catalogue.ts'

/** Section 3: the four stat tiles. */
export const directoryTiles = [
  { value: '13', label: 'official license types', published: false },
  { value: '18+', label: 'active businesses', published: true },
  { value: '50', label: 'target licensees', published: false },
  { value: '24/7', label: 'networking access', published: false },
] as const

/** Section 7: what the two demo cards are fed with. */
export const demoFigures = {
  registrations: 22,
  tokens: 3,
  /** Names of the collection list that the example has met. */
  collected: ['Cannabis Flower Indoor', 'Retailer', 'Testing Facility', 'Transporter'],
} as const

/** Section 8: the six sample entries. */
export const sampleActivity: readonly { license: OfficialLicense; text: string }[] = [
  { license: 'cannabis_cultivator', text: 'A cultivator in Northfield joined the network' },
  { license: 'cannabis_manufacturer', text: 'A manufacturer in Burnsville listed four services' },
  { license: 'cannabis_retailer', text: 'A retailer in Duluth earned a SkunkToken with a verified referral' },
  { license: 'cannabis_testing_facility', text: 'A testing facility in Rochester asked for new clients' },
  { license: 'cannabis_transporter', text: 'A transporter in St. Cloud opened a weekly run to the north' },
  { license: 'cannabis_microbusiness', text: 'A microbusiness in Bemidji became a Founding Member' },
]

/** Section 6: questions that show what the assistant is for. */
export const exampleQuestions = [
  'Who may buy from a cultivator?',
  'How do I earn SkunkTokens?',
  'What does a mezzobusiness license allow?',
] as const

/** Section 1: the button that shows the registration form. */
export const joinLabel = 'Join Now – It Takes Less Than 1 Minute'
