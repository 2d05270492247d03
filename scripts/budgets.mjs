/** How much may travel, in bytes. The build fails above any of them. */
export const budgets = {
  /** All scripts that `/` needs, brotli. */
  startScript: 130_000,
  /** All style sheets that `/` needs, brotli. */
  startStyle: 15_000,
  /** The whole Worker, gzip: the platform measures it so. */
  worker: 90_000,
}

/** Where `/` begins: the entry, and what it loads by itself as soon as it runs. Static imports of these follow. */
export const startModules = ['index.html']
