/** A text cut to at most `limit` characters including the ellipsis, after a whole word where possible. */
export function excerpt(text: string, limit: number): string {
  const characters = [...text.trim()]
  if (characters.length <= limit) return characters.join('')
  const kept = characters.slice(0, limit - 1)
  const endsInWord = characters[kept.length]?.trim() !== ''
  const lastSpace = kept.lastIndexOf(' ')
  const whole = endsInWord && lastSpace > 0 ? kept.slice(0, lastSpace) : kept
  return `${whole.join('').replace(/[\s,;:.–-]+$/u, '')}…`
}
