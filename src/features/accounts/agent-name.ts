/** The first match wins: Edge and Opera also name Chrome, and Chrome also names Safari. */
const browsers = [
  [/Edg[A-Z]*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

const firstOf = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** A name such as 'Firefox on Windows' for a user agent; 'A browser' for an unknown one. */
export function agentName(agent: string): string {
  const browser = firstOf(browsers, agent) ?? 'A browser'
  const system = firstOf(systems, agent)
  return system ? `${browser} on ${system}` : browser
}
