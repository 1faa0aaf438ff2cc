import { expect as base, type Locator } from '@playwright/test'

/** `expect` with matchers for the appearance that the spec prescribes. */
export const expect = base.extend({
  /** The text is red: its red value is far above green and blue (spec §8). */
  async toBeRed(locator: Locator) {
    const colour = await locator.evaluate((element) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('This browser draws nothing.')
      context.fillStyle = getComputedStyle(element.querySelector('p') ?? element).color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    })
    const [red = 0, green = 0, blue = 0] = colour
    return {
      pass: red > 1.5 * green && red > 1.5 * blue,
      message: () => `Expected a text in red, but its colour is rgb(${colour.slice(0, 3).join(', ')}).`,
    }
  },
  /** The element is below the other one. */
  async toBeBelow(locator: Locator, other: Locator) {
    const [here, there] = await Promise.all([locator.boundingBox(), other.boundingBox()])
    if (!here || !there) throw new Error('One of the two is not on the page.')
    return {
      pass: here.y >= there.y + there.height,
      message: () => `It begins at ${here.y}, the other ends at ${there.y + there.height}.`,
    }
  },
})
