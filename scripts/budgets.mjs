/** How much may travel, in bytes. The build fails above any of them. */
export const budgets = {
  /** Until the load event of `/`: the page with its own styles, and the starter, brotli. */
  firstLoad: 30_000,
  /** The starter alone, brotli. */
  starter: 3_000,
  /** The style sheet, brotli. */
  style: 15_000,
  /** Every script behind `/`: the application and the home page, brotli. */
  application: 130_000,
  /** What one further screen adds to the application, brotli. */
  screen: 40_000,
  /** Both fonts. */
  fonts: 70_000,
  /** The whole Worker, gzip: the platform measures it so. */
  worker: 165_000,
}

/** Modules whose static imports make up each part. Parts that a page loads only when asked are not of its start. */
export const parts = {
  starter: ['index.html'],
  application: ['index.html', 'src/main.tsx', 'src/pages/home/route.tsx'],
}
