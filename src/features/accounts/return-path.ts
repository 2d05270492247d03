/**
 * The page to return to, from `?next=`: only a path of this origin, so that a link cannot lead to another site. Undefined
 * for another origin, `//evil`, `/\evil`, their encoded forms, or a scheme.
 */
export function returnPathFrom(text: string | null | undefined, origin: string): string | undefined {
  if (!text?.startsWith('/') || isOtherOrigin(text)) return undefined
  try {
    const url = new URL(text, origin)
    if (url.origin !== origin || isOtherOrigin(decodeURIComponent(url.pathname))) return undefined
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return undefined
  }
}

/** `//host` names a host; browsers read a backslash as a slash and skip control characters. */
const isOtherOrigin = (path: string) =>
  path.startsWith('//') || Array.from(path).some((letter) => letter === '\\' || letter < ' ')
