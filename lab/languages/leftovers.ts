import type { Page } from '@playwright/test'

/** What a reader of another language would stumble over on a page. */
export interface Flaws {
  /** Texts that are still in English. */
  readonly english: readonly string[]
  /** Texts that do not fit into their place. */
  readonly cut: readonly string[]
  /** What sticks out of the screen, where that makes the page wider than the screen. */
  readonly tooWide: readonly string[]
}

/** The fields of answers whose texts people wrote. */
const written = [
  ...[
    'name',
    'tool',
    'toolName',
    'itemName',
    'product',
    'productName',
    'shortDescription',
    'brand',
    'category',
  ],
  ...['email', 'userName', 'customer', 'author', 'by', 'changedBy', 'createdBy', 'address', 'lines', 'phone'],
  ...['message', 'note', 'review', 'reply', 'value', 'alt', 'sku', 'reason', 'text', 'legalName', 'hours'],
  ...[
    'kicker',
    'heading',
    'action',
    'figure',
    'register',
    'answerWithin',
    'fileName',
    'subject',
    'to',
    'guarantor',
  ],
  ...[
    'carrier',
    'tracking',
    'device',
    'warnings',
    'terms',
    'from',
    'postalAddress',
    'contact',
    'taxName',
    'place',
    'cells',
    'given',
    'opening',
    'answer',
  ],
]

/**
 * Finds the flaws of a page in another language than English.
 *
 * @param answers the bodies of the answers that the page has received.
 * @param texts English texts that the language says otherwise; undefined for the generated language, which has no word
 *   with three plain letters.
 */
export function findFlaws(
  page: Page,
  answers: readonly unknown[],
  texts: readonly string[] | undefined,
): Promise<Flaws> {
  return page.evaluate(
    ({ fields, bodies, english: sentences }) => {
      const known = new Set(sentences)
      // Words of nearly every English sentence that are none in German or French.
      const common = /\b(?:the|your|and|with|please|of|you|are|is|this|that|from|has|have|been)\b/i
      const isEnglish = (words: string) =>
        sentences === undefined ? /[a-z]{3}/i.test(words) : known.has(words) || common.test(words)
      const data = new Set<string>()
      const collect = (value: unknown, isWritten: boolean): void => {
        if (typeof value === 'string' && isWritten) {
          for (const line of value.split('\n')) data.add(line.trim())
        } else if (Array.isArray(value)) {
          for (const entry of value) collect(entry, isWritten)
        } else if (typeof value === 'object' && value !== null) {
          for (const [name, entry] of Object.entries(value))
            collect(entry, isWritten || fields.includes(name))
        }
      }
      for (const body of bodies) collect(body, false)
      for (const id of ['page-data', 'shop-settings']) {
        const element = document.getElementById(id)
        if (element) collect(JSON.parse(element.textContent ?? 'null'), false)
      }
      const own = document.documentElement.lang
      const isForeign = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== own
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const entries = [...data]
        .filter((entry) => entry.length > 2)
        .toSorted((one, other) => other.length - one.length)
      // A sentence may quote what people wrote.
      const withoutData = (text: string) => entries.reduce((rest, entry) => rest.replaceAll(entry, ' '), text)
      const english = new Set<string>()
      // Numbers of orders and payments, addresses and names of files are the same in each language.
      const wordsIn = (text: string) => text.replace(/\S*[\d@_/]\S*/g, '').trim()
      const note = (text: string, element: Element) => {
        const words = text.trim()
        if (!isEnglish(wordsIn(words)) || isForeign(element) || !isShown(element)) return
        // A long word of data may be split into several texts at its break points.
        const whole = element.textContent ?? ''
        if ([words, whole].some((text) => !isEnglish(wordsIn(withoutData(text))))) return
        english.add(words)
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (parent && !parent.closest('script, style, code, pre, textarea'))
          note(node.textContent ?? '', parent)
      }
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          note(element.getAttribute(name) ?? '', element)
      note(document.title.split(' · ')[0] ?? '', document.body)
      const cut = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const hides = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis'
        return (
          hides &&
          isShown(element) &&
          // What is only for screen readers, or only a control beside its name, has no room for words.
          element.clientWidth > 32 &&
          element.scrollWidth > element.clientWidth + 1
        )
      })
      const { scrollWidth, clientWidth } = document.documentElement
      const isTooWide = scrollWidth > clientWidth
      const sticksOut = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > clientWidth + 1
      }
      const scrolls = (element: Element) => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible') return true
        return false
      }
      const sticking = [...document.querySelectorAll('body *')]
        .filter((element) => sticksOut(element) && isShown(element) && !scrolls(element))
        .map((element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 60)}`)
      return {
        english: [...english],
        cut: cut
          .map((element) => (element.textContent ?? '').trim().slice(0, 60))
          .filter((text) => text !== ''),
        tooWide: isTooWide ? sticking : [],
      }
    },
    { fields: written, bodies: answers, english: texts },
  )
}
