import { parseSync } from 'vite'

/** Returns the names of a module's exported values. */
export function exportsOf(source: string): string[] {
  return [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)]
    .map(([, name]) => name ?? '')
    .sort()
}

/** Returns the names that a translation lacks, and those that its English module lacks. */
export function findUnequalExports(english: string, translated: string): string[] {
  const [expected, given] = [exportsOf(english), exportsOf(translated)]
  return [
    ...expected.filter((name) => !given.includes(name)).map((name) => `${name} has no translation`),
    ...given.filter((name) => !expected.includes(name)).map((name) => `${name} translates nothing`),
  ]
}

/**
 * Returns the texts between elements that have a mark which languages set differently, such as the colon, before which
 * French has a space.
 */
export function findMarksInMarkup(source: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === 'JSXText' && 'value' in node) found.push(String(node.value).trim())
      else for (const part of Object.values(node)) visit(part)
    }
  }
  visit(parseSync('a.tsx', source).program)
  return found.filter((text) => /[,:;!?()«»“”„"]/.test(text))
}
