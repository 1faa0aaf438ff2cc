declare global {
  interface Window {
    /** Returns an element of each kind of text on the page, by the kind's name. */
    contrastKinds: () => Map<string, Element>
  }
}

/**
 * Adds `contrastKinds` to the page. Runs in the browser.
 * The contrast of a text depends on its own colour, size and weight, and on everything painted behind it. These values
 * make up the name of its kind. Texts of one kind, in rows of a list or on another page, therefore have the same
 * contrast. Another theme makes another kind, and so does a width at which a text leaves its box or gets another
 * neighbour.
 */
export function bringContrastKinds(): void {
  interface Painted {
    readonly element: Element
    readonly box: DOMRect
    readonly look: string
  }
  const pictures = 'img, svg, canvas, video, iframe'
  const textless = ['hidden', 'range', 'color', 'checkbox', 'radio', 'image'].map((type) => `[type=${type}]`)
  const fields = `input:not(${textless}), select, textarea`
  /** Text of punctuation only, which axe never examines. */
  const onlySigns = /^[\s!-/:-@[-`{-~\u2000-\u206f¢-¥§±€]*$/

  const names = new Map<string, string>()
  /** Returns a short name of a long text; cached, because many elements look alike. */
  function shortened(text: string): string {
    const known = names.get(text)
    if (known !== undefined) return known
    const name = nameOf(text)
    names.set(text, name)
    return name
  }
  /** cyrb53, which has no collision among some thousand texts. */
  function nameOf(text: string): string {
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at)
      high = Math.imul(high ^ letter, 2654435761)
      low = Math.imul(low ^ letter, 1597334677)
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
    return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
  }
  /** Returns an element's contribution to the picture behind its text. */
  function lookOf(element: Element, style: CSSStyleDeclaration): string {
    return [
      element.tagName,
      element.getAttribute('class'),
      element.matches('[disabled], [aria-disabled], [inert]'),
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.mixBlendMode,
      style.position,
      style.zIndex,
      style.overflow,
      style.clipPath,
      style.visibility,
    ].join()
  }
  function textOf(element: Element, style: CSSStyleDeclaration): string {
    const text = element.textContent.trim()
    return [
      style.color,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.webkitTextStroke,
      style.webkitTextFillColor,
      element instanceof HTMLInputElement ? `${element.type} ${element.value === ''}` : '',
      // axe evaluates neither a single letter nor punctuation.
      text.length === 1,
      /[\p{L}\p{N}]/u.test(text),
    ].join()
  }
  function showsText(element: Element, box: DOMRect): boolean {
    // A link that appears on the screen only with the focus.
    if (box.bottom + scrollY <= 0 || box.right + scrollX <= 0) return false
    if (element.matches(fields)) return true
    // Its own text first, because the text of all its descendants is long.
    const isOfText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    return isOfText && !onlySigns.test(element.textContent)
  }
  function isFilled(element: Element, { backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
    const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundImage === 'none'
    return !isClear || element.matches(pictures)
  }
  function isInside(inner: DOMRect, outer: DOMRect): boolean {
    const isBeside = inner.left < outer.left - 1 || inner.right > outer.right + 1
    return !isBeside && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
  }
  function touches(one: DOMRect, other: DOMRect): boolean {
    const isBeside = one.right <= other.left || one.left >= other.right
    return !isBeside && one.bottom > other.top && one.top < other.bottom
  }

  window.contrastKinds = () => {
    const behind = new Map<Element | null, string>()
    const paintedBehind = new Map<Element | null, readonly Painted[]>([[document.documentElement, []]])
    const painted: Painted[] = []
    const texts: Painted[] = []
    const clipped = new Set<Element | null>()
    for (const element of document.querySelectorAll('body, body :not(svg *)')) {
      // Avoids the layout of a closed section.
      if (!element.checkVisibility()) continue
      const parent = element.parentElement
      const style = getComputedStyle(element)
      const look = shortened(lookOf(element, style))
      const box = element.getBoundingClientRect()
      behind.set(element, shortened(`${behind.get(parent)} ${look}`))
      const around = paintedBehind.get(parent) ?? []
      const isPainted = box.width > 0 && box.height > 0 && isFilled(element, style)
      if (isPainted) painted.push({ element, box, look })
      paintedBehind.set(element, isPainted ? [...around, { element, box, look }] : around)
      // Text for screen readers only.
      if (clipped.has(parent) || style.clipPath === 'inset(50%)') clipped.add(element)
      else if (showsText(element, box)) texts.push({ element, box, look: shortened(textOf(element, style)) })
    }
    const kinds = new Map<string, Element>()
    for (const { element, box, look } of texts) {
      const around = paintedBehind.get(element) ?? []
      const beside = painted.filter((each) => touches(each.box, box) && !each.element.contains(element))
      const kind = [
        look,
        behind.get(element),
        ...around.map((each) => isInside(box, each.box)),
        ...new Set(beside.map((each) => each.look)),
      ]
      const name = shortened(kind.join())
      if (!kinds.has(name)) kinds.set(name, element)
    }
    return kinds
  }
}
