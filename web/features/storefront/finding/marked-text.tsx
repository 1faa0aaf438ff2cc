import { Fragment } from 'react'
import { foldText } from '../../../../domain/search/fold-text.ts'

/** Shorter words would mark parts of everything. */
const shortest = 2

/** Renders a text with the words of a search marked, also where they begin a longer word. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  const searched = wordsOf(words)
  if (searched.length === 0) return text
  const isFound = (part: string) => {
    const own = foldText(part).trim()
    return searched.some((word) => own.startsWith(word) || (own.length > shortest && word.startsWith(own)))
  }
  return text.split(/([\p{L}\p{N}]+)/u).map((part, place) => {
    const key = `${place} ${part}`
    return place % 2 === 1 && isFound(part) ? (
      <mark key={key}>{part}</mark>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}

function wordsOf(words: string): readonly string[] {
  const found = foldText(words).match(/[\p{L}\p{N}]+/gu) ?? []
  return found.filter((word) => word.length >= shortest)
}
