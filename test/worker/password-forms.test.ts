import { Buffer } from 'node:buffer'
import { scryptSync } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { encodeHash, keyBytes, maxmem, passwordForms, saltBytes } from '#worker/auth/password-hash.ts'
import { verifyPassword } from '#worker/auth/password.ts'
import { join, Visitor } from './support/client.ts'
import { scryptCost } from './support/password-cost.ts'

const [composed, decomposed, compatible] = ['Pässwörter', 'Pa\u0308sswo\u0308rter', 'Ｐässwörter']

const logIn = async (email: string, password: string) =>
  (await new Visitor().post('/api/user/login', { email, password })).status

const storedHash = (id: number) =>
  env.DB.prepare('SELECT password_hash FROM users WHERE id = ?').bind(id).first<string>('password_hash')

test('a password typed in another Unicode form signs in', async () => {
  const { user } = await join({ password: decomposed, confirmPassword: decomposed })
  for (const password of [composed, decomposed, compatible])
    expect(await logIn(user.email, password), password).toBe(200)
  for (const password of ['Passworter', 'pässwörter', `${composed} `])
    expect(await logIn(user.email, password), password).toBe(401)
})

test('a hash of the password as it was typed still signs in, and is replaced by one of every form', async () => {
  const { user } = await join()
  const salt = Buffer.alloc(saltBytes, 7)
  const ofTyped = encodeHash(salt, scryptSync(decomposed, salt, keyBytes, { ...scryptCost, maxmem }))
  await env.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?').bind(ofTyped, user.id).run()
  expect(await logIn(user.email, composed)).toBe(401)
  expect(await logIn(user.email, decomposed)).toBe(200)
  const rehashed = await storedHash(user.id)
  expect(rehashed).not.toBe(ofTyped)
  expect(await logIn(user.email, composed)).toBe(200)
  expect(await logIn(user.email, decomposed)).toBe(200)
  expect(await storedHash(user.id)).toBe(rehashed)
})

test('only a password with another form takes a second hash, and an unknown account as many', async () => {
  expect(passwordForms('north-leaf')).toEqual(['north-leaf'])
  expect(passwordForms(composed)).toEqual([composed])
  expect(passwordForms(decomposed)).toEqual([composed, decomposed])
  expect(await verifyPassword(decomposed, null)).toMatchObject({ matches: false })
})
