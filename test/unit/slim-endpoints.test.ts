import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { slimEndpoints } from '#scripts/product/slim-endpoints.ts'

const source = `import * as v from 'valibot'
import { endpoint } from '#shared/wire/endpoint.ts'
import { pageQuery } from '#shared/wire/fields.ts'

export const sorts = ['newest', 'oldest']
const item = v.strictObject({ id: v.number() })

/** The newest first. */
export const list = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'member',
  query: v.object({ ...pageQuery.entries, sort: v.picklist(sorts) }),
  answer: v.array(item),
  status: 200,
  errors: ['BAD_PAGE'],
})

export const send = endpoint({
  path: '/api/things/:id',
  answer: v.strictObject({ method: v.string(), path: v.string() }),
  status: [201, 200],
  method: 'POST',
})
`

/** Runs the plugin's transform as the client build does. */
function slim(code: string): string {
  const { transform } = slimEndpoints()
  if (typeof transform !== 'object' || !('handler' in transform))
    throw new Error('the plugin has no transform')
  const result: unknown = Reflect.apply(transform.handler, { parse: parseAst }, [code])
  return (result as { code: string }).code
}

test('an endpoint keeps only its method and path in the browser', () => {
  const slimmed = slim(source)
  expect(slimmed).toContain("export const list = endpoint({ method: 'GET', path: '/api/things' })")
  expect(slimmed).toContain("export const send = endpoint({ path: '/api/things/:id', method: 'POST' })")
  expect(slimmed).not.toMatch(/access|status|answer|errors|pageQuery/)
})

test('imports and constants used only by endpoints are dropped, exports stay', () => {
  const slimmed = slim(source)
  expect(slimmed).not.toMatch(/valibot|const item/)
  expect(slimmed).toContain("import { endpoint } from '#shared/wire/endpoint.ts'")
  expect(slimmed).toContain("export const sorts = ['newest', 'oldest']")
})

test('a module without endpoints keeps what it uses', () => {
  const input =
    "import * as v from 'valibot'\nconst name = v.string()\nexport const input = v.object({ name })\n"
  expect(slim(input)).toBe(input)
})

test('the plugin runs only on endpoint modules in the browser build', () => {
  const plugin = slimEndpoints()
  expect(plugin.apply).toBe('build')
  const { filter } = plugin.transform as unknown as { filter: { id: RegExp } }
  for (const path of ['shared/messages/api.ts', 'shared/staff/members-api.ts'])
    expect(filter.id.test(`/work/${path}`), path).toBe(true)
  for (const path of ['shared/endpoints.ts', 'shared/staff/members-input.ts', 'src/lib/api.ts'])
    expect(filter.id.test(`/work/${path}`), path).toBe(false)
})
