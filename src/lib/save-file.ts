/** Downloads a blob as a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Free the memory once the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
