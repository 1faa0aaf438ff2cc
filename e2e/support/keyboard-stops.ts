import type { Page } from '@playwright/test'
import { bringFocusedStop, type Stop } from './focused-stop.ts'
import { pressTabs } from './tab-presses.ts'
import { unpainted } from './unpainted.ts'

/** Walks through a screen with Tab from the address bar. Returns its flaws in words. */
export function walkFlaws(page: Page): Promise<readonly string[]> {
  return unpainted(page, () => walk(page))
}

async function walk(page: Page): Promise<readonly string[]> {
  const expected = await stopsOf(page)
  await page.evaluate(bringFocusedStop)
  const nextFocus = await pressTabs(page, expected.length + 1)
  const flaws: string[] = []
  const visited: Stop[] = []
  for (let place = 0; place < expected.length; place += 1) {
    const stop = await stopAfter(visited.at(-1), nextFocus)
    if (stop === null) return [...flaws, `Tab leaves before ${expected[place]}`]
    if (stop.name !== expected[place]) return [...flaws, `${stop.name} comes before ${expected[place]}`]
    if (stop.contrast < 3) flaws.push(`${stop.name} has a focus of ${stop.contrast.toFixed(1)} : 1`)
    const before = visited.at(-1)
    if (before && jumpsBack(before, stop) && !goesOnWithColumn(visited, before, stop)) {
      flaws.push(`${stop.name} stands above ${before.name}`)
    }
    visited.push(stop)
  }
  const after = await stopAfter(visited.at(-1), nextFocus)
  if (after !== null && after.name !== expected[0]) flaws.push(`${after.name} comes after the last one`)
  return flaws
}

/** Returns the first stop that differs from the last one, because a date field has a stop for each of its parts. */
async function stopAfter(
  last: Stop | undefined,
  nextFocus: () => Promise<Stop | null>,
): Promise<Stop | null> {
  for (let part = 0; ; part += 1) {
    const stop = await nextFocus()
    if (stop === null || stop.name !== last?.name || part === 4) return stop
  }
}

/** Returns whether a step leaves the reading order: down, right, or to the top of a column further right. */
function jumpsBack(from: Stop, to: Stop): boolean {
  return to.bottom <= from.top && to.left < from.right
}

/** Returns whether a step returns to a column further left, below everything that was visited there. */
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
    // Tab stops at one radio button of each group: the checked one, or the first.
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
