import { Fragment } from 'react'
import { foldText } from '../../../../domain/search/fold-text.ts'
import { withBreaks } from '../../../ui/values/long-words.ts'

/** The minimum length of a marked word; shorter ones would match everywhere. */
const shortest = 2

/** The minimum length of a match inside a word; shorter ones match by accident. */
const shortestInside = 5

/** Letters of scripts without spaces between words, where any part of a text may be a word. */
const isUnspaced = /[\p{sc=Han}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

/** Renders a text with the search words marked, even inside longer words. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  const searched = wordsOf(words)
  if (searched.length === 0) return withBreaks(text)
  const isFound = (part: string) => {
    const own = foldText(part).trim()
    return searched.some(
      (word) =>
        own.startsWith(word) ||
        (own.length > shortest && word.startsWith(own)) ||
        ((word.length >= shortestInside || isUnspaced.test(word)) && own.includes(word)),
    )
  }
  return text.split(/([\p{L}\p{N}\p{M}]+)/u).map((part, place) => {
    const key = `${place} ${part}`
    return place % 2 === 1 && isFound(part) ? (
      <mark key={key}>{withBreaks(part)}</mark>
    ) : (
      <Fragment key={key}>{withBreaks(part)}</Fragment>
    )
  })
}

function wordsOf(words: string): readonly string[] {
  const found = foldText(words).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return found.filter((word) => word.length >= shortest)
}
