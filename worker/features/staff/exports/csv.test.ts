import { expect, test } from 'vitest'
import { csvStream } from './csv.ts'

const csvOf = (value: string | number) =>
  new Response(csvStream(['cell'], async () => ({ rows: [[value]], next: null }))).text()

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '=HYPERLINK("https://evil.example")\nand a second line',
  '-2+3\r\nand a second line',
  ' =1+1',
  '\uFEFF=1+1',
  '\u0001=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('%j is written as text, so that no spreadsheet runs it', async (value) => {
  const [, cell = ''] = /^cell\r\n"?([^]*?)"?\r\n$/.exec(await csvOf(value)) ?? []
  expect(cell.replaceAll('""', '"')).toBe(`'${value}`)
})

test('other values are written unchanged', async () => {
  expect(await csvOf(-3)).toContain('\r\n-3\r\n')
  expect(await csvOf('a=b')).toContain('\r\na=b\r\n')
  expect(await csvOf('O’Brien - Sons')).toContain('\r\nO’Brien - Sons\r\n')
})
