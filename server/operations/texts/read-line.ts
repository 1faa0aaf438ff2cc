import type { Token } from 'markdown-it'
import type { TextInline } from '../../../contract/shop/text-blocks.ts'
import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import type { TextContext, TextProblem } from './text-context.ts'

const placeholder = /(\{\{[^{}]{1,60}\}\})/

type Style = 'strong' | 'emphasis' | 'struck'

const styles: Readonly<Record<string, Style>> = { strong: 'strong', em: 'emphasis', s: 'struck' }

/**
 * Converts the parts of a line. Fills placeholders in text but not in code; their values are never parsed as Markdown.
 */
export function readLine(
  tokens: readonly Token[],
  context: TextContext,
  problems: TextProblem[],
): TextInline[] {
  const line: TextInline[] = []
  const open: Record<Style, number> = { strong: 0, emphasis: 0, struck: 0 }
  let link: string | undefined
  const add = (text: string, code = false) => {
    if (text === '') return
    const marks = {
      ...(open.strong > 0 && { strong: true as const }),
      ...(open.emphasis > 0 && { emphasis: true as const }),
      ...(open.struck > 0 && { struck: true as const }),
      ...(code && { code: true as const }),
      ...(link !== undefined && { link }),
    }
    const last = line.at(-1)
    if (Object.keys(marks).length > 0) line.push({ text, ...marks })
    else if (typeof last === 'string') line[line.length - 1] = last + text
    else line.push(text)
  }
  for (const token of tokens) {
    const style = styles[token.tag]
    if (style !== undefined && token.nesting !== 0) open[style] += token.nesting
    else if (token.type === 'text') add(filled(token.content, context, problems))
    else if (token.type === 'code_inline') add(token.content, true)
    else if (token.type === 'link_open') link = attribute(token, 'href') || undefined
    else if (token.type === 'link_close') link = undefined
    else if (token.type === 'softbreak') add(' ')
    else if (token.type === 'hardbreak') line.push({ lineBreak: true })
    else if (token.type === 'image') {
      const picture = attribute(token, 'src')
      if (isOwnPicture(picture, context.places)) line.push({ picture, alt: token.content })
      else {
        problems.push({ kind: 'foreign-picture', found: picture })
        add(token.content)
      }
    } else add(token.content)
  }
  return line
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '')
}

/** Fills the placeholders of a text; keeps an unknown placeholder, and writes a dash for an empty value. */
function filled(text: string, { values }: TextContext, problems: TextProblem[]): string {
  if (!text.includes('{{')) return text
  return text
    .split(placeholder)
    .map((piece) => {
      if (!placeholder.test(piece)) return piece
      const value = values.get(piece.slice(2, -2).trim())
      if (value === undefined) problems.push({ kind: 'unknown-placeholder', found: piece })
      if (value === '') problems.push({ kind: 'unset-placeholder', found: piece })
      return value === '' ? '—' : (value ?? piece)
    })
    .join('')
}
