import { Bug, FlaskConical, Library, Link, Network, ShieldCheck, Sprout, type LucideIcon } from 'lucide-react'
import type { Achievement } from '#shared/achievements/achievements.ts'
import { Icon } from '#src/ui/icon.tsx'

const icons: Record<Achievement['icon'], LucideIcon> = {
  network: Network,
  link: Link,
  library: Library,
  sprout: Sprout,
  bug: Bug,
  'shield-check': ShieldCheck,
  'flask-conical': FlaskConical,
}

const inks: Record<Achievement['color'], string> = {
  moss: 'text-moss',
  sky: 'text-sky',
  spruce: 'text-spruce',
  gold: 'text-gold-ink',
  rust: 'text-rust',
}

/** The icon of an achievement; decorative, since every use shows its name too. */
export function AchievementIcon({ achievement }: { achievement: Achievement }) {
  return <Icon as={icons[achievement.icon]} size="lg" className={inks[achievement.color]} />
}
