/** Limits of text fields and lists that no single topic owns: characters, and rows of a page. */
export const textLimits = {
  name: 80,
  email: 254,
  /** A phone number or a ZIP as typed, with whatever autofill or pasting adds. */
  digits: 40,
  search: 200,
} as const

/** Rows of one page of a list, and the most that `?limit=` may ask for. */
export const listLimits = { page: 20, pageMax: 50 } as const

/** Bytes of a request's body: of any call, and of those that carry images. */
export const bodyLimits = { json: 96 * 1024, jsonWithImages: 8 * 1024 * 1024 } as const
