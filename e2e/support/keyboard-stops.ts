import type { Page } from '@playwright/test'
import { unpainted } from './unpainted.ts'

declare global {
  interface Window {
    /** Describes the focused stop of this page's walk, or returns null if the focus has left the page. */
    focusedStop: () => Stop | null
  }
}

/** The focused element: its name, its position, and the contrast of its focus ring. */
interface Stop {
  readonly name: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  /** The contrast of the focus ring with its background. */
  readonly contrast: number
}

/** Walks through a screen with Tab from the address bar. Returns its flaws in words. */
export function walkFlaws(page: Page): Promise<readonly string[]> {
  return unpainted(page, () => walk(page))
}

async function walk(page: Page): Promise<readonly string[]> {
  const expected = await stopsOf(page)
  await page.evaluate(bringFocusedStop)
  const flaws: string[] = []
  const visited: Stop[] = []
  for (let place = 0; place < expected.length; place += 1) {
    const stop = await stopAfterTab(page, visited.at(-1))
    if (stop === null) return [...flaws, `Tab leaves before ${expected[place]}`]
    if (stop.name !== expected[place]) return [...flaws, `${stop.name} comes before ${expected[place]}`]
    if (stop.contrast < 3) flaws.push(`${stop.name} has a focus of ${stop.contrast.toFixed(1)} : 1`)
    const before = visited.at(-1)
    if (before && jumpsBack(before, stop) && !goesOnWithColumn(visited, before, stop)) {
      flaws.push(`${stop.name} stands above ${before.name}`)
    }
    visited.push(stop)
  }
  const after = await stopAfterTab(page, visited.at(-1))
  if (after !== null && after.name !== expected[0]) flaws.push(`${after.name} comes after the last one`)
  return flaws
}

/** Presses Tab until the focus has left the last stop: a date field has a stop for each of its parts. */
async function stopAfterTab(page: Page, last: Stop | undefined): Promise<Stop | null> {
  for (let part = 0; ; part += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => window.focusedStop())
    if (stop === null || stop.name !== last?.name || part === 4) return stop
  }
}

/** Whether a step leaves the reading order: down, right, or to the top of a column further right. */
function jumpsBack(from: Stop, to: Stop): boolean {
  return to.bottom <= from.top && to.left < from.right
}

/** Whether a step returns to a column further left, below all that was visited there. */
function goesOnWithColumn(visited: readonly Stop[], from: Stop, to: Stop): boolean {
  const inItsColumn = visited.filter(({ left, right }) => left < to.right && right > to.left)
  return to.right <= from.left && inItsColumn.every(({ bottom }) => bottom <= to.top)
}

/** Returns the names of all focusable controls, in document order. */
function stopsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pressable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'
    const all = [...document.querySelectorAll<HTMLInputElement>(pressable)].filter(
      (element) =>
        !element.disabled &&
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
    )
    // Tab stops at one radio button of a group: the checked one, or the first.
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

/** Gives the page `focusedStop`, once for a walk: a function costs more to send than a stop to describe. */
function bringFocusedStop(): void {
  const luminances = new Map<string, number>()

  /** Returns WCAG's relative luminance of a colour, from 0 to 1. */
  function luminance(colour: string): number {
    const known = luminances.get(colour)
    if (known !== undefined) return known
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('This browser draws nothing.')
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    luminances.set(colour, light)
    return light
  }
  function backgroundOf(start: Element | null): string {
    for (let at = start; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
    }
    return 'white'
  }
  /** Returns the contrast of the focus ring with its background; 0 without a ring. */
  function contrastOf(element: Element): number {
    // Some controls show their focus on a sibling or a parent element.
    const drawn = [element, element.nextElementSibling, element.parentElement, element.closest('.card-field')]
    const outlined = drawn.find((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!outlined) return 0
    const { outlineColor, outlineOffset } = getComputedStyle(outlined)
    const inside = Number.parseFloat(outlineOffset) < 0
    const both = [
      luminance(outlineColor),
      luminance(backgroundOf(inside ? outlined : outlined.parentElement)),
    ]
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
  }
  window.focusedStop = () => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const down = scrollY
    return {
      name: element.dataset.stop ?? `${element.tagName} that is not listed`,
      top: top + down,
      bottom: bottom + down,
      left,
      right,
      contrast: contrastOf(element),
    }
  }
}
