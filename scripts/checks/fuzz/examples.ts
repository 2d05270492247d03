import { registrationBody } from '#test/support/registration.ts'
import { adminPassword, type Cast, password, type Person } from './cast.ts'

/** What an example may draw on. */
export type Setting = {
  cast: Cast
  /** Nobody else's: for e-mails and numbers that must be new. */
  number: number
  /** An account that may be deleted, signed out or given another password. */
  spare: Person
}

export type Example = {
  body?: (setting: Setting) => unknown
  query?: string
  /** Ends an account or its sessions when it succeeds: played with the spare account only. */
  isFatal?: true
  /** How many passwords it hashes when all is right. */
  hashes?: 1 | 2
  headers?: (setting: Setting) => Record<string, string>
}

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const pdf = 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK'

const rosterRow = {
  line: 2,
  number: 'MN-1001',
  businessName: 'Birch Farm',
  tradeName: null,
  typeText: 'Cannabis Retailer',
  licenseType: 'cannabis_retailer',
  status: 'Active',
  issuedOn: '2026-01-05',
  expiresOn: null,
  city: 'Duluth',
  county: 'St. Louis',
  endorsements: null,
}

/** A valid request of every call of the API. */
export const examples: Readonly<Record<string, Example>> = {
  'POST /api/admin/session': { body: () => ({ password: adminPassword }) },
  'DELETE /api/admin/session': {},
  'GET /api/admin/stats': {},
  'GET /api/admin/founding': {},
  'GET /api/admin/users': { query: 'q=mar&sort=newest&limit=5&founding=yes' },
  'GET /api/admin/users/:id': {},
  'GET /api/admin/users/:id/tokens': { query: 'limit=5' },
  'GET /api/admin/users/:id/referrals': { query: 'limit=5' },
  'PUT /api/admin/users/:id': {
    body: () => ({ skunkTokens: 12, reason: 'Correction', isSampleData: false }),
    isFatal: true,
  },
  'DELETE /api/admin/users/:id': { body: () => ({ reason: 'Fraud', isFraud: true }), isFatal: true },
  'DELETE /api/admin/users/:id/sessions': { isFatal: true },
  'DELETE /api/admin/users/:id/founding-number': { body: () => ({ reason: 'Moved' }), isFatal: true },
  'GET /api/admin/audit': { query: 'q=user&target=user:1&action=user.changed' },
  'GET /api/admin/verifications': { query: 'state=open&limit=3' },
  'POST /api/admin/verifications/:id': { body: () => ({ decision: 'approve', note: 'Seen' }) },
  'POST /api/admin/exact-matches': { body: ({ cast }) => ({ checks: [{ id: cast.checkId, version: 'x' }] }) },
  'GET /api/admin/user-spellings': { query: 'q=mra&founding=yes' },
  'GET /api/admin/roster': {},
  'GET /api/admin/roster/coverage': {},
  'GET /api/admin/roster/rows': { query: 'q=birch' },
  'POST /api/admin/roster': {
    body: ({ number }) => ({
      fileName: 'licenses.csv',
      sha256: number.toString(16).padStart(64, '0'),
      asOf: '2026-11-20',
      rows: 1,
      notes: { unreadable: 0, unreadableRows: [], unknownTypes: [], duplicates: [] },
      header: 'business name',
      mapping: null,
    }),
  },
  'POST /api/admin/roster/:id/rows': { body: () => ({ rows: [rosterRow] }) },
  'POST /api/admin/roster/:id/completion': {},
  'POST /api/admin/roster/:id/publication': {},
  'DELETE /api/admin/roster/:id': {},
  'GET /api/admin/rewards': { query: 'state=done' },
  'POST /api/admin/verifications/:id/undo': {},
  'POST /api/admin/rewards/:id': {
    body: () => ({ status: 'delivered', note: 'Sent', startsAt: '2026-01-31' }),
  },
  'GET /api/admin/contact': {},
  'POST /api/admin/contact/:id': { body: () => ({ status: 'answered' }) },
  'GET /api/admin/bug-reports': {},
  'POST /api/admin/bug-reports/:id': {
    body: () => ({ decision: 'duplicate', duplicateOf: 1, note: 'The same' }),
  },
  'GET /api/admin/member-reports': {},
  'POST /api/admin/member-reports/:id': { body: () => ({ decision: 'warn', note: 'Please stop' }) },
  'GET /api/admin/exports/:file': { query: 'q=mar&ids=1,2,3' },
  'POST /api/admin/users/bulk': {
    body: ({ spare }) => ({ action: 'end-sessions', ids: [spare.id], reason: 'Cleaning' }),
    isFatal: true,
  },
  'POST /api/register': {
    body: ({ number }) =>
      registrationBody({
        email: `fuzz${number}@example.com`,
        phoneNumber: `651${String(2_000_000 + number).slice(-7)}`,
        hasSecuredFunding: true,
        personalPhotoUrl: png,
      }),
    headers: ({ number }) => ({ 'Idempotency-Key': `fuzz-key-${number}` }),
    hashes: 1,
  },
  'GET /api/session': {},
  'POST /api/user/login': {
    body: ({ number }) => ({ email: `nobody${number}@example.com`, password }),
    hashes: 1,
  },
  'POST /api/user/logout': { isFatal: true },
  'POST /api/user/forgot-password': { body: ({ spare }) => ({ email: spare.email }) },
  'POST /api/user/reset-password': {
    body: ({ spare }) => ({ email: spare.email, newPassword: 'another horse battery', token: 'abc' }),
  },
  'POST /api/user/change-password': {
    body: () => ({ currentPassword: password, newPassword: 'another horse battery' }),
    isFatal: true,
    hashes: 2,
  },
  'GET /api/users/:id': {},
  'GET /api/users/:id/tokens': {},
  'GET /api/users/:id/referrals': {},
  'PUT /api/users/:id/profile': {
    body: ({ cast }) => ({
      firstName: 'Marisol',
      lastName: 'Tangvald',
      email: cast.owner.email,
      licenseType: 'cannabis-cultivator',
      zipCode: '55401',
      phoneNumber: '(612) 555-0000',
      companyName: 'North Field',
      businessDescription: 'Two lines\nof text',
      website: 'https://example.com',
      logoUrl: png,
      isProfilePublic: true,
      servicesOffered: ['Delivery', 'Testing'],
      lookingFor: ['Packaging'],
      hasSecuredFunding: null,
      fundingAmount: '',
      licenseNumber: 'A-1',
    }),
  },
  'POST /api/users/:id/license-proof': { body: () => ({ fileName: 'a.pdf', file: pdf }) },
  'GET /api/users/:id/license-check': {},
  'GET /api/users/:id/license-proof': {},
  'DELETE /api/users/:id/license-proof': {},
  'GET /api/user/:userId/owned-business': {},
  'GET /api/business/:businessOwnerId/team': {},
  'GET /api/business/:businessOwnerId/transfers': {},
  'POST /api/business/:businessOwnerId/team': {
    body: ({ cast }) => ({ memberEmail: cast.member.email, role: 'member' }),
  },
  'GET /api/business/:businessOwnerId/invitations': {},
  'POST /api/business/:businessOwnerId/invitations': {
    body: ({ cast }) => ({ memberEmail: cast.member.email, role: 'admin' }),
  },
  'DELETE /api/business/:businessOwnerId/invitations/:invitationId': {},
  'GET /api/team-invitations': {},
  'POST /api/team-invitations/:id/accept': {},
  'POST /api/team-invitations/:id/decline': {},
  'GET /api/business/:businessOwnerId/profile': {},
  'PUT /api/business/:businessOwnerId/profile': {
    body: () => ({
      profileVersion: 1,
      companyName: 'Birch Farm',
      website: 'birch.example',
      lookingFor: ['Packaging'],
    }),
  },
  'PUT /api/business/:businessOwnerId/team/:memberId/role': { body: () => ({ role: 'admin' }) },
  'DELETE /api/business/:businessOwnerId/team/:memberId': {},
  'POST /api/business/:businessOwnerId/transfer-ownership': {
    body: ({ cast }) => ({ toUserId: cast.admin.id, notes: 'All yours' }),
  },
  'GET /api/sessions': {},
  'DELETE /api/sessions/:id': { isFatal: true },
  'POST /api/user/change-email': {
    body: ({ number }) => ({ email: `moved${number}@example.com`, currentPassword: password }),
    hashes: 1,
  },
  'PUT /api/user/sms-consent': { body: () => ({ smsConsent: true }) },
  'GET /api/users/:id/export': {},
  'DELETE /api/users/:id': { body: () => ({ password, passTeamOn: true }), isFatal: true, hashes: 1 },
  'POST /api/user/verify-email': { body: () => ({ token: 'a-token-of-a-mail' }) },
  'POST /api/user/verify-email/resend': {},
  'GET /api/users/:id/rewards': {},
  'POST /api/users/:id/rewards/:tier/claim': {},
  'GET /api/featured': {},
  'GET /api/inbox': {},
  'GET /api/connections': { query: 'tab=connections&limit=5' },
  'GET /api/connections/relations': { query: 'ids=1,2,3' },
  'POST /api/connections': { body: ({ cast }) => ({ receiverId: cast.vendor.id, message: 'Hello' }) },
  'POST /api/connections/:id/accept': {},
  'POST /api/connections/:id/reject': {},
  'DELETE /api/connections/:id': {},
  'GET /api/messages': { query: 'limit=5' },
  'POST /api/messages': {
    body: ({ cast, number }) => ({
      receiverId: cast.owner.id,
      content: 'Two lines\nof text',
      clientKey: `key-${number}-of-this`,
    }),
  },
  'GET /api/messages/:id': { query: 'limit=5' },
  'POST /api/messages/:id/read': { body: ({ cast }) => ({ upTo: cast.messageId }) },
  'GET /api/channel': {
    headers: () => ({
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }),
  },
  'GET /api/users/:id/achievements': {},
  'POST /api/users/:id/achievements/:achievement/collect': {},
  'GET /api/notifications': { query: 'limit=5' },
  'POST /api/notifications/read': { body: () => ({ id: 1 }) },
  'GET /api/notifications/settings': {},
  // Only the Worker can sign a choice: a refusal is the most that an example without its key gets.
  'POST /api/notifications/mail': {
    body: () => ({ member: 1, kind: 'message', key: 'ab'.repeat(32), isOn: false }),
  },
  'PUT /api/notifications/settings': {
    body: () => ({ muted: ['connection-request'], mailMuted: ['message'], emailDigest: true }),
  },
  'GET /api/blocks': {},
  'POST /api/users/:id/block': {},
  'DELETE /api/users/:id/block': {},
  'POST /api/users/:id/report': { body: () => ({ reason: 'Spam' }) },
  'GET /api/stats': {},
  'GET /api/founding': {},
  'GET /api/activity': {},
  'GET /api/referral-codes/:code': {},
  'POST /api/referral-codes/:code/visits': {},
  'GET /api/images/:id': {},
  'GET /api/businesses': { query: 'q=mar&licenseType=cannabis-cultivator&verified=yes&limit=5' },
  'GET /api/businesses/spellings': { query: 'q=mra&verified=yes' },
  'GET /api/passports/:id': {},
  'GET /api/users/:id/passport': {},
  'PUT /api/users/:id/passport': { body: () => ({ isOn: false, showsNumber: true }) },
  'GET /api/roster/license': { query: 'number=MN-1001' },
  'GET /api/roster/businesses': { query: 'q=birch&licenseType=cannabis-cultivator' },
  'POST /api/contact': {
    body: () => ({ name: 'Ann', email: 'ann@example.com', subject: 'Hello', message: 'Two\nlines' }),
  },
  'POST /api/chat': {
    body: () => ({
      message: 'How do referrals work?',
      conversationHistory: [{ role: 'user', content: 'Hello' }],
      page: '/login',
    }),
  },
  'POST /api/vendor-access': { body: () => ({ code: 'PINE-1001' }) },
  'GET /api/vendor-stats/:userId': {},
  'GET /api/health': {},
}
