import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

interface OnPaper {
  /** Texts of the page that are missing in its PDF. */
  readonly lostTexts: readonly string[]
  /** The number of the page's pictures that are missing in its PDF. */
  readonly lostPictures: number
}

/** A printed page between its margins, in CSS pixels: the letter format, which is Chromium's default. */
const sheet = { width: 695, height: 920 }

/** Prints the page to a PDF and returns what is missing in it. */
export async function lostInPrint(page: Page): Promise<OnPaper> {
  const screen = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  const { texts, pictures } = await page.evaluate(contentOfPage)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ printBackground: true })))
  const printed = bare((await extractText(pdf, { mergePages: true })).text)
  const { OPS } = await getResolvedPDFJS()
  let painted = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList()
    painted += fnArray.filter(
      (operation) => operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject,
    ).length
  }
  await page.emulateMedia({ media: null })
  if (screen) await page.setViewportSize(screen)
  return {
    lostTexts: texts.filter((text) => !printed.includes(bare(text))),
    lostPictures: Math.max(0, pictures - painted),
  }
}

/** Keeps letters and digits only, because a PDF has its own spaces, hyphens and quotes. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the words and the number of pictures that print shows. Runs in the browser. */
function contentOfPage() {
  const hidden =
    '.sr-only, .skip-link, svg, noscript, option, script, style, details:not([open]) > :not(summary)'
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      !element.closest(hidden) &&
      getComputedStyle(element).textOverflow !== 'ellipsis' &&
      width > 2 &&
      height > 2 &&
      getComputedStyle(element).clipPath === 'none' &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    const words = (currentNode.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
    if (currentNode.parentElement && isShown(currentNode.parentElement)) texts.push(...words)
  }
  // A vector drawing is not an image in a PDF.
  const pictures = [...document.images].filter((img) => isShown(img) && !img.currentSrc.endsWith('.svg'))
  return { texts: [...new Set(texts)], pictures: pictures.length }
}
