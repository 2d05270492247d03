/** The 47 predefined services, and the rule for custom ones. */
import json from './services.json' with { type: 'json' }

export interface Service {
  readonly id: string
  readonly label: string
}

/** The predefined services in their ten groups. */
export const serviceGroups: readonly {
  readonly id: string
  readonly label: string
  readonly services: readonly Service[]
}[] = json.groups

/** All 47, in group order. */
export const predefinedServices: readonly Service[] = serviceGroups.flatMap((group) => group.services)

const labels: ReadonlyMap<string, string> = new Map(
  predefinedServices.map((service) => [service.id, service.label]),
)

/** The label of a stored service; a custom one is its own label. */
export function serviceLabel(service: string): string {
  return labels.get(service) ?? service
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/**
 * The list with a typed service added: trimmed, ignored when empty, stored under the predefined id when it names one,
 * and never added twice.
 */
export function addService(services: readonly string[], typed: string): readonly string[] {
  const text = typed.trim()
  if (text === '') return services
  const predefined = predefinedServices.find(
    ({ id, label }) => folded(id) === folded(text) || folded(label) === folded(text),
  )
  const entry = predefined?.id ?? text
  return services.some((service) => folded(service) === folded(entry)) ? services : [...services, entry]
}
