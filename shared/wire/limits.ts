/** Every other constant of 000 §9 and 001 §9, and the limits that design.md adds. Times in milliseconds. */
import { dayMs } from '#shared/dates.ts'

const second = 1000

export const timing = {
  /** 000 §9 */
  statsRefresh: 30 * second,
  countdownTick: second,
  countdownSlowTick: 60 * second,
  registrationRedirect: second,
  scrollAfterRedirect: 100,
  wizardByQuery: 500,
  wizardForNewUser: second,
  /** 001 §9: the copied-state label of the vendor demo; used for every copy button. */
  copiedLabel: 2 * second,
} as const

/** 000 §9 Notifications. Radix defaults, stated because the specification states them. */
export const toastRules = {
  atOnce: 1,
  duration: 5 * second,
  swipeThreshold: 50,
  swipeDirection: 'right',
  hotkey: 'F8',
  removeAfter: 1_000_000,
} as const

/** How long things are kept. */
export const lifetimes = {
  session: 30 * dayMs,
  /** The link that confirms an e-mail address. */
  verification: 7 * dayMs,
  /** The link that confirms a new address for an account. */
  emailChange: dayMs,
  /** A socket is proven anew after this. */
  channel: dayMs,
  adminToken: 12 * 60 * 60 * second,
  grant: 10 * 60 * second,
  /** The mailed link that sets a new password. */
  resetLink: 30 * 60 * second,
  referralCode: 90 * dayMs,
  licenseProof: 30 * dayMs,
  registrationReplay: dayMs,
} as const

export const passwordLimits = {
  /** Characters (000 §9). */
  min: 8,
  /** Bytes of UTF-8 (design §3). */
  maxBytes: 1024,
} as const

const megabyte = 1024 * 1024

/** Bytes, unless the name says pixels. */
export const fileLimits = {
  logo: 2 * megabyte,
  /** A hint, not enforced: the browser downsizes (000 §2, R114). */
  photoHint: 5 * megabyte,
  licenseProof: 5 * megabyte,
  imageEdgePixels: 512,
  jsonBody: 96 * 1024,
  jsonBodyWithImages: 8 * megabyte,
} as const

/** The types told by a file's bytes (design §3). */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export const licenseProofTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** Characters. The minimum ZIP holds for the profile (001 §5); registration asks only that there is one. */
export const textLimits = {
  zipCodeMin: 5,
  zipCode: 10,
  name: 80,
  email: 254,
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
  connectionNote: 500,
  reportReason: 1000,
  message: 2000,
  transferNotes: 1000,
  adminReason: 500,
  contactSubject: 200,
  contactMessage: 5000,
  chatMessage: 2000,
  search: 200,
} as const

export const listLimits = {
  services: 60,
  lookingFor: 20,
  chatHistory: 20,
  /** Rows of one page of a list, and the most that `?limit=` may ask for. */
  page: 20,
  pageMax: 50,
  /** Two rows are read for each one shown, and a call of the admin reads at most 100 (issue 8). */
  adminPage: 40,
  adminPageMax: 48,
  /** Members of one bulk call. */
  bulk: 500,
  /** Descriptions of the home page's example cards (000 §2). */
  cardDescription: 80,
  /** From this many members on, examples are folded away (design §4). */
  membersBeforeExamplesFold: 12,
  activityEntries: 6,
} as const

export const teamRoles = ['owner', 'admin', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

/** The roles that adding and changing may give (001 §9). */
export const assignableTeamRoles = ['member', 'admin'] as const satisfies readonly TeamRole[]

export const teamLimits = { additionsADay: 20 } as const

/** Bug reports that count a member and day (design §3). */
export const bugReportsADay = 5

/** Widget sizes in pixels (000 §2). */
export const chatSizes = { height: 600, width: 384, inputMaxHeight: 80 } as const

/** 001 §9 Contact response times. */
export const responseTimes = [
  { kind: 'General', time: '24-48 hours' },
  { kind: 'Partnership requests', time: '1-3 business days' },
  { kind: 'Technical support', time: 'Same day' },
] as const

/** Browser storage keys (000 §3, §4, §9; 001 §6; design §3). */
export const storageKeys = {
  currentUser: 'currentUser',
  adminToken: 'adminToken',
  referralCode: 'referralCode',
  wizardCompleted: 'welcomeWizardCompleted',
  showWelcome: 'showWelcomeForNewUser',
  tourCompleted: 'dashboardTourCompleted',
  profileDraft: 'profileDraft',
} as const

/** The event that keeps the header in step with the stored user (000 §3). */
export const currentUserEvent = 'currentUserUpdated'
