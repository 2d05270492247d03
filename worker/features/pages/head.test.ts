import { expect, test } from 'vitest'
import { headTags } from './head.ts'

const site = 'https://northleaf.example'
const head = { title: 'Title', description: 'Text', isHidden: true }

test.each(['//evil.example/x', '/%2F%2Fevil.example', '/https://evil.example/', '/@evil.example'])(
  'the preview of %s names our own site',
  (path) => {
    const tags = headTags({ ...head, path }, site)
    const [, url = ''] = /og:url" content="([^"]*)"/.exec(tags) ?? []
    expect(new URL(url).origin).toBe(site)
  },
)

test('markup in a title or description is escaped in the head', () => {
  const evil = '"><script>alert(1)</script>'
  const tags = headTags({ title: evil, description: evil, isHidden: false, path: `/profile/${evil}` }, site)
  expect(tags).not.toContain('<script>alert')
  expect(tags).not.toContain('content="">')
})
