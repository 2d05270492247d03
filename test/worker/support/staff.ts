import { env } from 'cloudflare:workers'
import type { AdminSession } from '#shared/staff/api.ts'
import { Visitor } from './client.ts'

/** An admin who has signed in, in a new browser. */
export class Staff extends Visitor {
  readonly token: string

  private constructor(token: string) {
    super()
    this.token = token
  }

  static async signIn(): Promise<Staff> {
    const response = await new Visitor().post('/api/admin/session', { password: env.ADMIN_PASSWORD })
    if (response.status !== 200) throw new Error(`admin sign-in answered ${response.status}`)
    return new Staff((await response.json<AdminSession>()).token)
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${this.token}`)
    return super.fetch(path, { ...init, headers })
  }

  /** The body of a GET; throws when it fails. */
  async read<Body>(path: string): Promise<Body> {
    const response = await this.get(path)
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json<Body>()
  }
}
