import {
  Award,
  BadgeCheck,
  Gift,
  type LucideIcon,
  Mail,
  ShieldCheck,
  UserCheck,
  UserPlus,
  Users,
  Handshake,
} from 'lucide-react'
import type { NotificationKind } from '#shared/notifications/kinds.ts'
import { paths } from '#src/paths.ts'

/** The icon of each kind, and the page that it links to. */
export const kindLooks: Record<NotificationKind, { icon: LucideIcon; to: (userId: number) => string }> = {
  'connection-request': { icon: UserPlus, to: () => `${paths.connections()}?tab=requests` },
  'connection-accepted': { icon: Handshake, to: () => paths.connections() },
  message: { icon: Mail, to: () => paths.messages() },
  'referral-joined': { icon: Users, to: (id) => paths.referralDashboard(id) },
  'reward-unlocked': { icon: Gift, to: (id) => paths.referralDashboard(id) },
  achievement: { icon: Award, to: (id) => paths.dashboard(id) },
  team: { icon: UserCheck, to: (id) => paths.dashboard(id) },
  verification: { icon: BadgeCheck, to: (id) => paths.profileEdit(id) },
  security: { icon: ShieldCheck, to: (id) => paths.profileEdit(id) },
}
