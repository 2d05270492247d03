/** The address of the next page, from an answer's `Link` header; null on the last one. */
export function nextLink(answer: Response): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1] ?? null
}
