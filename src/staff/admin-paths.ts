/** Addresses inside the admin area. */
export const adminPaths = {
  dashboard: '/admin/dashboard',
  members: '/admin/members',
  member: (id: number) => `/admin/members/${id}`,
  verifications: '/admin/verifications',
  roster: '/admin/roster',
  rewards: '/admin/rewards',
  contact: '/admin/contact',
  bugReports: '/admin/bug-reports',
  memberReports: '/admin/member-reports',
  audit: '/admin/audit',
  auditOf: (target: string) => `/admin/audit?${new URLSearchParams({ target })}`,
  exports: '/admin/exports',
} as const
