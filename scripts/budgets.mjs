/** Transfer sizes in bytes; the build fails above any of them. */
export const budgets = {
  /** Up to the load event of `/`: the page with its inline styles, and the starter, brotli. */
  firstLoad: 30_000,
  /** The starter alone, brotli. */
  starter: 3_000,
  /** The style sheet, brotli. */
  style: 15_000,
  /** All scripts of `/`: the application and the home page, brotli. */
  application: 130_000,
  /** One further screen on top of the application, brotli. */
  screen: 40_000,
  /** Both fonts. */
  fonts: 70_000,
  /** The whole Worker, gzip, as the platform measures it. */
  worker: 230_000,
}

/** The modules whose static imports make up each part; parts that a page loads on demand do not count. */
export const parts = {
  starter: ['index.html'],
  application: ['index.html', 'src/main.tsx', 'src/pages/home/route.tsx'],
}
