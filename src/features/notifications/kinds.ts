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
import type { NotificationGroup } from '#shared/notifications/api.ts'
import type { NotificationKind } from '#shared/notifications/kinds.ts'
import { paths } from '#src/paths.ts'

type Look = { icon: LucideIcon; to: (group: NotificationGroup, userId: number) => string }

const profileOf = ({ member }: NotificationGroup) => (member ? paths.profile(member.id) : paths.connections())

/** The icon of each kind, and the page that a group of it links to. */
export const kindLooks: Record<NotificationKind, Look> = {
  'connection-request': {
    icon: UserPlus,
    to: (group) => (group.requestId ? `${paths.connections()}?tab=requests` : profileOf(group)),
  },
  'connection-accepted': { icon: Handshake, to: profileOf },
  message: { icon: Mail, to: ({ member }) => (member ? paths.thread(member.id) : paths.messages()) },
  'referral-joined': { icon: Users, to: (_, userId) => paths.referralDashboard(userId) },
  'reward-unlocked': { icon: Gift, to: (_, userId) => paths.referralDashboard(userId) },
  achievement: { icon: Award, to: (_, userId) => paths.dashboard(userId) },
  team: { icon: UserCheck, to: (_, userId) => paths.dashboard(userId) },
  verification: { icon: BadgeCheck, to: (_, userId) => paths.profileEdit(userId) },
  security: { icon: ShieldCheck, to: (_, userId) => paths.profileEdit(userId) },
}
