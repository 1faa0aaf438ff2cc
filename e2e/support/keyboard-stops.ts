import type { Page } from '@playwright/test'

/** Where the focus is: what has it, where that stands on the page, and how well the focus is seen. */
interface Stop {
  readonly name: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  /** Of the focus against what it is drawn on. */
  readonly contrast: number
}

/** Walks through a screen with Tab from the address bar. Answers what is wrong with it, in words. */
export async function walkFlaws(page: Page): Promise<readonly string[]> {
  const wanted = await stopsOf(page)
  const flaws: string[] = []
  let before: Stop | null = null
  for (let place = 0; place < wanted.length; place += 1) {
    await page.keyboard.press('Tab')
    const stop = await nextStop(page)
    if (stop === null) return [...flaws, `Tab leaves before ${wanted[place]}`]
    if (stop.name !== wanted[place]) return [...flaws, `${stop.name} comes before ${wanted[place]}`]
    if (stop.contrast < 3) flaws.push(`${stop.name} has a focus of ${stop.contrast.toFixed(1)} : 1`)
    if (before && jumpsBack(before, stop)) flaws.push(`${stop.name} stands above ${before.name}`)
    before = stop
  }
  await page.keyboard.press('Tab')
  const after = await nextStop(page)
  if (after !== null && after.name !== wanted[0]) flaws.push(`${after.name} comes after the last one`)
  return flaws
}

/** Whether a step leaves the reading order: downwards, to the right, or to the top of a column further right. */
function jumpsBack(from: Stop, to: Stop): boolean {
  return to.bottom <= from.top && to.left < from.right
}

/** The names of everything that can be pressed or typed into, in the order of the page. */
function stopsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pressable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'
    const all = [...document.querySelectorAll<HTMLInputElement>(pressable)].filter(
      (element) =>
        !element.disabled &&
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
    )
    // Of radio buttons Tab comes to one: the chosen one, or the first.
    const stops = all.filter((element) => {
      if (element.type !== 'radio') return true
      const group = all.filter(({ type, name }) => type === 'radio' && name === element.name)
      return element === (group.find(({ checked }) => checked) ?? group[0])
    })
    return stops.map((element, place) => {
      element.dataset.stop = `${element.tagName} ${element.textContent.trim() || element.name} (${place})`
      return element.dataset.stop
    })
  })
}

/** The stop that has the focus; null when it has left the page. */
function nextStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null

    /** A colour of the page as light, from 0 to 1 (WCAG's relative luminance). */
    function luminance(colour: string): number {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('This browser draws nothing.')
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    function groundOf(start: Element | null): string {
      for (let at = start; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
      }
      return 'white'
    }
    // Some controls are drawn by the element beside or around them: that one shows the focus.
    const drawn = [element, element.nextElementSibling, element.parentElement, element.closest('.card-field')]
    const outlined = drawn.find((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    let contrast = 0
    if (outlined) {
      const { outlineColor, outlineOffset } = getComputedStyle(outlined)
      const inside = Number.parseFloat(outlineOffset) < 0
      const lights = [
        luminance(outlineColor),
        luminance(groundOf(inside ? outlined : outlined.parentElement)),
      ]
      contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
    }
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const down = scrollY
    return {
      name: element.dataset.stop ?? `${element.tagName} that is not listed`,
      top: top + down,
      bottom: bottom + down,
      left,
      right,
      contrast,
    }
  })
}
