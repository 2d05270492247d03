/** Set in tests and in development only, where every answer is checked against the table of endpoints. */
interface Env {
  CHECK_ANSWERS?: string
}
declare namespace Cloudflare {
  interface Env {
    CHECK_ANSWERS?: string
  }
}

/** Vite replaces it in the bundle. */
interface ImportMetaEnv {
  readonly MODE: string
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
