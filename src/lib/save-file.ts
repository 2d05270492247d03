/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The download has begun by then; without this the bytes stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
