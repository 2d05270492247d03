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

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Where a module's own calls begin, outside of its functions. */
function callsOf(node: Node): number[] {
  if (functions.has(node.type)) return []
  const own = node.type === 'CallExpression' && (node['callee'] as Node).type !== 'CallExpression'
  const inner = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap(callsOf)
  return own ? [node.start, ...inner] : inner
}

const replaceAt = (code: string, start: number, end: number, text: string) =>
  code.slice(0, start) + text + code.slice(end)

/** Every name that is used at or below a node. */
function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node['name'])]
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap(namesIn)
}

/** The names that a statement of a module declares for this module alone; none for what has effects or is exported. */
function localNames(statement: Node): string[] {
  if (statement.type === 'ImportDeclaration')
    return (statement['specifiers'] as Node[]).map(({ local }) => String((local as Node)['name']))
  if (statement.type !== 'VariableDeclaration') return []
  return (statement['declarations'] as Node[]).flatMap(({ id }) => namesIn(id as Node))
}

type Parse = (code: string) => unknown

/** Drops the imports and constants of a module that nothing in it uses any more, one after another. */
function withoutUnused(code: string, parse: Parse): string {
  const statements = (parse(code) as Node)['body'] as Node[]
  const unused = statements.find((statement) => {
    const names = localNames(statement)
    const others = new Set(statements.filter((other) => other !== statement).flatMap(namesIn))
    return names.length > 0 && names.every((name) => !others.has(name))
  })
  return unused ? withoutUnused(replaceAt(code, unused.start, unused.end, ''), parse) : code
}

/**
 * Keeps only the method and path of each endpoint in the browser's build, and what else its module needs: the browser
 * checks no answers, so the schemas would only add to its download, and their modules to the chunks.
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
          return replaceAt(rest, literal.start, literal.end, slimLiteral(code, literal))
        }, code)
        return { code: withoutUnused(slim, (text) => this.parse(text)), map: null }
      },
    },
  }
}

/**
 * Marks what `shared/` computes at its modules' start as free of side effects, which it is by the rule of that folder, so
 * that the bundler drops schemas that no screen uses.
 */
export function pureShared(): Plugin {
  return {
    name: 'pure-shared',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/shared\/[\w/-]+\.ts$/ },
      handler(code) {
        const starts = new Set(callsOf(this.parse(code) as unknown as Node))
        const marked = [...starts]
          .toSorted((a, b) => b - a)
          .reduce((rest, start) => replaceAt(rest, start, start, '/* @__PURE__ */ '), code)
        return { code: marked, map: null, moduleSideEffects: false }
      },
    },
  }
}
