import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The object literals passed to `endpoint()` anywhere below a node, in source order. */
function endpointLiterals(node: Node): Node[] {
  const isCall =
    node.type === 'CallExpression' && (node['callee'] as Node & { name?: string }).name === 'endpoint'
  const [literal] = isCall ? (node['arguments'] as Node[]) : []
  if (literal?.type === 'ObjectExpression') return [literal]
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap(endpointLiterals)
}

const keptByBrowser = new Set(['method', 'path'])

/** An entry of the table of endpoints as the browser needs it. */
function slimLiteral(code: string, literal: Node): string {
  const kept = (literal['properties'] as (Node & { key: { name?: string } })[]).filter(({ key }) =>
    keptByBrowser.has(key?.name ?? ''),
  )
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
}

/**
 * Keeps only the method and path of each endpoint in the browser's build: the browser checks no answers, so the schemas
 * would only add to its download. The types are the same on both sides.
 */
export function slimEndpoints(): Plugin {
  return {
    name: 'slim-endpoints',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/shared\/[\w-]+\/[\w-]*api\.ts$/ },
      handler(code) {
        const literals = endpointLiterals(this.parse(code) as unknown as Node)
        const slim = literals.toReversed().reduce((rest, literal) => {
          return rest.slice(0, literal.start) + slimLiteral(code, literal) + rest.slice(literal.end)
        }, code)
        return { code: slim, map: null }
      },
    },
  }
}
