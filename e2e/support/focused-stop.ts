declare global {
  interface Window {
    /** Describes the focused element during a walk; null if the focus has left the page. */
    focusedStop: () => Stop | null
  }
}

/** A focused element: its name, its position, and the contrast of its focus ring. */
export interface Stop {
  readonly name: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  /** The contrast of the focus ring with its background. */
  readonly contrast: number
}

/** Adds `focusedStop` to the page, once per walk: sending a function costs more than describing an element. */
export function bringFocusedStop(): void {
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
  /** Returns the contrast between the focus ring and its background; 0 without a ring. */
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
