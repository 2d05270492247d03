/** A text cut to at most `limit` characters including the ellipsis, after a whole word where possible. */
export function excerpt(text: string, limit: number): string {
  const characters = [...text.trim()]
  if (characters.length <= limit) return characters.join('')
  const head = characters.slice(0, limit - 1)
  const endsInWord = characters[head.length]?.trim() !== ''
  const lastSpace = head.lastIndexOf(' ')
  const whole = endsInWord && lastSpace > 0 ? head.slice(0, lastSpace) : head
  return `${whole.join('').replace(/[\s,;:.–-]+$/u, '')}…`
}
