import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text or a picture, with its position in the document in CSS pixels. */
interface Mark {
  readonly what: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Returns the texts and pictures that are missing in a screenshot of the whole page. Compares two screenshots, one of
 * them without texts and pictures: where both are equal, nothing was painted, whatever the background is.
 */
export async function notPainted(page: Page, whole: () => Promise<void>): Promise<readonly string[]> {
  await page.evaluate(hideOverlays)
  await page.evaluate(addStyle, withoutOverlays)
  // The first screenshot shows the page as it opened, because nothing has scrolled before.
  const shown = await pixelsOf(page)
  await whole()
  const marks = await page.evaluate(marksOfPage)
  await page.evaluate(addStyle, withoutContent)
  const bare = await pixelsOf(page)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return marks.filter((mark) => !differs(shown, bare, mark)).map(({ what, top }) => `${what} at ${top} px`)
}

const withoutOverlays = '[data-overlay] { visibility: hidden !important; }'

/** Without transitions, so that the second screenshot shows no intermediate state. */
const withoutContent = `*, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
  transition: none !important; caret-color: transparent !important; text-shadow: none !important; }
  img { opacity: 0 !important; }`

/** Adds styles to the document, whose policy allows no other style element. Runs in the browser. */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Hides floating elements, which cover others in a screenshot of the whole page. Runs in the browser. */
function hideOverlays(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*'))
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.dataset.overlay = ''
}

/** Returns the visible texts and pictures of the document. Runs in the browser. */
function marksOfPage(): Mark[] {
  const found: Mark[] = []
  const hidden =
    '[data-overlay], .sr-only, .skip-link, svg, noscript, option, script, style, details:not([open]) > :not(summary)'
  const isShown = (element: Element) =>
    !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true })
  const isCut = (element: Element, { top, bottom, left, right }: DOMRect) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box)
      if (clipPath !== 'none') return true
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const frame = box.getBoundingClientRect()
      if (
        top >= frame.bottom - 2 ||
        bottom <= frame.top + 2 ||
        left >= frame.right - 2 ||
        right <= frame.left + 2
      )
        return true
    }
    return false
  }
  const add = (what: string, element: Element, box: DOMRect) => {
    if (box.width < 3 || box.height < 3 || isCut(element, box)) return
    const { width, height } = box
    found.push({ what, left: box.left + scrollX, top: Math.round(box.top + scrollY), width, height })
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const [element, text] = [currentNode.parentElement, currentNode.textContent?.trim() ?? '']
    if (!element || !/[\p{L}\p{N}]/u.test(text) || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    const [line] = range.getClientRects()
    if (line) add(`“${text.slice(0, 40)}”`, element, line)
  }
  for (const img of document.images)
    if (isShown(img)) add(`picture ${img.alt || img.currentSrc || img.src}`, img, img.getBoundingClientRect())
  return found
}

interface Pixels {
  /** Screenshot pixels per CSS pixel. */
  readonly scale: number
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function pixelsOf(page: Page): Promise<Pixels> {
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = await page.evaluate(() => devicePixelRatio)
  return { data, scale, width: info.width, height: info.height }
}

/** The minimum difference of one colour channel between a pixel of text or picture and its background. */
const visibleStep = 12

function differs(one: Pixels, other: Pixels, { left, top, width, height }: Mark): boolean {
  const { scale } = one
  const right = Math.min(Math.ceil((left + width) * scale), one.width, other.width)
  const bottom = Math.min(Math.ceil((top + height) * scale), one.height, other.height)
  for (let y = Math.max(0, Math.floor(top * scale)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(left * scale)); x < right; x++) {
      const place = (y * one.width + x) * 3
      for (let colour = place; colour < place + 3; colour++)
        if (Math.abs((one.data[colour] ?? 0) - (other.data[colour] ?? 0)) > visibleStep) return true
    }
  }
  return false
}
