import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { Expression } from './find-expressions.ts'

/** Input for an unbounded repetition: a text before it, the text to repeat, and an ending that does not match. */
export interface Attack {
  readonly lead: string
  readonly pump: string
  readonly end: string
}

const usualCharacters = [...'aA0 .-_/@%<"\'(']
const ends = ['', '\n', '\u0000', '!']
/** A quantifier with this many repetitions counts as unbounded. */
const many = 100

/**
 * Returns texts that are likely to make a backtracking search of this expression slow. Each repeats a text that a part
 * of the expression matches, after a text that matches everything before this part.
 */
export function attacksOn({ source, flags }: Pick<Expression, 'source' | 'flags'>): Attack[] {
  const parser = new RegExpParser()
  const unicodeSets = flags.includes('v')
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets,
  })
  const literals = literalsOf(source)
  const characters = [...new Set([...literals, ...usualCharacters])]
  const pumps = [...characters, ...pairsOf(literals), ...runsOf(source)]
  return attacksAfter(pattern, '', { flags: flags.replaceAll(/[gy]/g, ''), characters, pumps })
}

interface Material {
  readonly flags: string
  /** Characters for samples. */
  readonly characters: readonly string[]
  /** Candidate texts to repeat. */
  readonly pumps: readonly string[]
}

function attacksAfter(node: AST.Node, lead: string, material: Material): Attack[] {
  if (node.type === 'Quantifier') {
    return [...attacksOnRepetition(node, lead, material), ...attacksAfter(node.element, lead, material)]
  }
  if (!('alternatives' in node)) return []
  return node.alternatives.flatMap((alternative) =>
    'elements' in alternative ? attacksInSequence(alternative.elements, lead, material) : [],
  )
}

function attacksInSequence(elements: readonly AST.Element[], lead: string, material: Material): Attack[] {
  let before = lead
  return elements.flatMap((element) => {
    const inside = attacksAfter(element, before, material)
    before += sampleOf(element, material)
    // A search restarts at each possible start of a match, and may read to the end of the text.
    const matched = before.slice(lead.length) || 'a'
    return [...inside, ...ends.map((end) => ({ lead, pump: matched, end }))]
  })
}

function attacksOnRepetition(node: AST.Quantifier, lead: string, material: Material): Attack[] {
  if (node.max < many) return []
  const repeated = new RegExp(`^(?:${node.element.raw})+$`, material.flags)
  const pumps = new Set([...material.pumps, sampleOf(node.element, material)].filter((pump) => pump !== ''))
  return [...pumps]
    .filter((pump) => repeated.test(pump))
    .flatMap((pump) => ends.flatMap((end) => ['', lead].map((before) => ({ lead: before, pump, end }))))
}

/** Returns a short text that a part of an expression matches; empty if it can match nothing. */
function sampleOf(node: AST.Node, material: Material): string {
  if (node.type === 'Quantifier') {
    return sampleOf(node.element, material).repeat(Math.min(Math.max(node.min, 1), many))
  }
  if (node.type === 'Group' || node.type === 'CapturingGroup') {
    const [first] = node.alternatives
    return (first?.elements ?? []).map((element) => sampleOf(element, material)).join('')
  }
  if (node.type === 'Character') return String.fromCodePoint(node.value)
  if (node.type !== 'CharacterClass' && node.type !== 'CharacterSet') return ''
  const fits = new RegExp(`^(?:${node.raw})$`, material.flags)
  return material.characters.findLast((character) => fits.test(character)) ?? ''
}

function literalsOf(source: string): string[] {
  const spaced = source.replaceAll('\\s', ' ').replaceAll('\\n', '\n').replaceAll('\\d', '0')
  return [...new Set(spaced.replaceAll('\\', ''))]
}

function pairsOf(characters: readonly string[]): string[] {
  return characters.length > 12 ? [] : characters.flatMap((one) => characters.map((other) => one + other))
}

/** Returns literal text of two to four characters: `](` for `\]\(`. */
function runsOf(source: string): string[] {
  return source.replace(/\\([^\w\s])/g, '$1').match(/[^\w\s]{2,4}/g) ?? []
}
